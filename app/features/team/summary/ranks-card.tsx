import { lazy } from "react";
import { Card } from "../../participant/game-cards.tsx";
import { MaskedFigures } from "./masked-figures.tsx";
import type { LeagueRanks } from "./season-ranks.ts";
import { ShownRanks } from "./shown-ranks.tsx";

/** Contains the reader of the feed. It is loaded when a visitor has revealed the masked ranks. */
const RevealedRanks = lazy(() => import("./revealed-ranks.tsx"));

/** What a team is good and bad at, by its ranks in its league, with a link to the statistics of all teams. */
export function RanksCard({ league }: { readonly league: LeagueRanks }) {
  const { texts, ranks, path } = league;
  return (
    <Card
      block="season_ranks"
      title={texts.ranks}
      more={path === null ? null : { href: path, text: texts.allStatistics }}
    >
      {ranks === null ? (
        <MaskedFigures figures={league} heading={texts.ranks} Revealed={RevealedRanks} />
      ) : (
        <ShownRanks league={league} ranks={ranks} />
      )}
    </Card>
  );
}
