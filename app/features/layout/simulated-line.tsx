import { Suspense } from "react";
import { useLeagues } from "../../live/hooks.tsx";
import type { ListLeague } from "../../live/lists.ts";
import { defineParts } from "../../rendering/late-parts.ts";
import { usePage } from "../page/page-context.tsx";

/** Few sites have games of a public source: the line that names it is loaded by their pages. */
export const creditParts = defineParts(".credit", () => import("./credit-line.tsx"));

type SourcesProps = { readonly leagues: readonly ListLeague[] };

/** Says that games of the list are simulated, where any of them is, and names the public sources of the others. */
export const SimulatedLine = () => <SourcesLine leagues={useLeagues()} />;

/** The same of all games of a page. */
export function SourcesLine({ leagues }: SourcesProps) {
  const { t } = usePage();
  return (
    <>
      {leagues.some(({ league }) => league.simulated === 1) ? <p className="simulated">{t.simulated}</p> : null}
      {leagues.some(({ league }) => league.credit) ? (
        <Suspense>
          <Credits leagues={leagues} />
        </Suspense>
      ) : null}
    </>
  );
}

function Credits(props: SourcesProps) {
  const { CreditLine } = creditParts.read();
  return <CreditLine {...props} />;
}
