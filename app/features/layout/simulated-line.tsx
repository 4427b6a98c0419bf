import { useLeagues } from "../../live/hooks.tsx";
import type { ListLeague } from "../../live/lists.ts";
import { usePage } from "../page/page-context.tsx";
import { CreditLine } from "./credit-line.tsx";

type SourcesProps = { readonly leagues: readonly ListLeague[] };

/** Says that games of the list are simulated, where any of them is, and names the public sources of the others. */
export const SimulatedLine = () => <SourcesLine leagues={useLeagues()} />;

/** The same of all games of a page. */
export function SourcesLine({ leagues }: SourcesProps) {
  const { t } = usePage();
  return (
    <>
      {leagues.some(({ league }) => league.simulated === 1) ? <p className="simulated">{t.simulated}</p> : null}
      <CreditLine leagues={leagues} />
    </>
  );
}
