import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { bestElevenSection } from "../../../../../shared/wire/sections/best-eleven-section.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import type { Clock } from "../../ledger/sources.ts";
import { toBestElevens, type ElevenPlayer } from "../../season-statistics/best-eleven.ts";
import { countedSeason } from "../../season-statistics/counted-game.ts";
import { textsIn } from "../../texts/texts-in.ts";
import { toRoundText } from "../lists/round-text.ts";
import { playerPath } from "../match/player-texts.ts";

type Rows = Parameters<typeof bestElevenSection.encode>[0]["rows"];

/** The best rated players of the latest rounds; "0" where nobody is rated, and in other sports than football, whose sides are no eleven. */
export function toBestElevenBody(context: LedgerContext, league: League, language: Language, clock: Clock): string {
  if (league.sportId !== sportIds.soccer) return emptyBody;
  const { games } = countedSeason(context, league, clock);
  const elevens = toBestElevens(games);
  if (elevens.length === 0) return emptyBody;
  const teamIds = new Set(
    games.flatMap(({ schedule: { home, away } }) => [home.id, ...(away === null ? [] : [away.id])]),
  );
  const rows: Rows = [
    { kind: "season", fields: { teamIds: [...teamIds] } },
    ...elevens.flatMap(({ round, formation, players, games: own }): Rows => [
      { kind: "round", fields: { round: toRoundText(round, language), formation, matches: own.length } },
      ...players.map((player) => ({ kind: "player" as const, fields: toFields(player, language) })),
    ]),
  ];
  return bestElevenSection.encode({ sportId: 0, rows, signature: "" });
}

function toFields({ player, team, position, rating, game: { schedule, score } }: ElevenPlayer, language: Language) {
  const { eventId, home, away } = schedule;
  return {
    name: player.name,
    path: playerPath(player, language),
    team: nameIn(team, language),
    position,
    positionLabel: textsIn(language).labels.roles[position],
    rating,
    eventId,
    home: nameIn(home, language),
    away: away === null ? "" : nameIn(away, language),
    score: score === null ? "" : score.join(":"),
  };
}
