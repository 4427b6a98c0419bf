import { useLeagues } from "../../live/hooks.tsx";
import { usePage } from "../page/page-context.tsx";

/** Says that games on the page are simulated, where any of them is. */
export function SimulatedLine() {
  const { t } = usePage();
  const isSimulated = useLeagues().some(({ league }) => league.simulated === 1);
  return isSimulated ? <p className="simulated">{t.simulated}</p> : null;
}
