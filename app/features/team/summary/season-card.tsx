import { lazy } from "react";
import { Card } from "../../participant/game-cards.tsx";
import { MaskedFigures } from "./masked-figures.tsx";
import type { SeasonOutlook } from "./season-outlook.ts";
import { ShownSeason } from "./shown-season.tsx";

/** Contains the reader of the feed. It is loaded when a visitor has revealed the masked chances. */
const RevealedSeason = lazy(() => import("./revealed-season.tsx"));

type OutlookProps = { readonly outlook: SeasonOutlook };

/** How the season of the team's league may end for it, with a link to the chances of all teams. */
export function SeasonCard({ outlook }: OutlookProps) {
  const { texts, season } = outlook;
  return (
    <Card block="chances" title={texts.heading} note={texts.inPercent}>
      {season === null ? (
        <MaskedFigures figures={outlook} heading={texts.heading} Revealed={RevealedSeason} />
      ) : (
        <ShownSeason outlook={outlook} season={season} />
      )}
    </Card>
  );
}
