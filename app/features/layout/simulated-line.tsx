import { Suspense } from "react";
import { useLeagues } from "../../live/hooks.tsx";
import { defineParts } from "../../rendering/late-parts.ts";
import { usePage } from "../page/page-context.tsx";

/** Few sites have games of a public source: the line that names it is loaded by their pages. */
export const creditParts = defineParts(".credit", () => import("./credit-line.tsx"));

/** Says that games on the page are simulated, where any of them is, and names the public sources of the others. */
export function SimulatedLine() {
  const { t } = usePage();
  const leagues = useLeagues();
  return (
    <>
      {leagues.some(({ league }) => league.simulated === 1) ? <p className="simulated">{t.simulated}</p> : null}
      {leagues.some(({ league }) => league.credit) ? (
        <Suspense>
          <Credits />
        </Suspense>
      ) : null}
    </>
  );
}

function Credits() {
  const { CreditLine } = creditParts.read();
  return <CreditLine />;
}
