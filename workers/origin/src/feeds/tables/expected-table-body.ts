import { competitionKey } from "../../../../../shared/competitions/competition-key.ts";
import { toHundredths } from "../../../../../shared/basics/round.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { expectedTableSection } from "../../../../../shared/wire/sections/expected-table-section.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import type { Clock } from "../../ledger/sources.ts";
import { countedSeason } from "../../season-statistics/counted-game.ts";
import { hasShots, toExpectedTable, type ExpectedRow } from "../../season-statistics/expected-table.ts";
import { rulesForCompetition } from "../../standings/competition-rules.ts";
import type { SeasonMatch } from "../../standings/season-match.ts";
import { toTableGames } from "../../standings/table-matches.ts";
import { participantPath } from "../lists/participants.ts";

type Asked = { readonly league: League; readonly language: Language; readonly clock: Clock };

/** The table of a football season by the shots of its matches; "0" for a season with several tables or without shots. */
export function toExpectedTableBody(
  context: LedgerContext,
  matches: readonly SeasonMatch[],
  { league, language, clock }: Asked,
): string {
  if (league.sportId !== sportIds.soccer) return emptyBody;
  const rules = rulesForCompetition(league.sportId, competitionKey(league), league.season);
  const [table, ...others] = toTableGames(matches, league.format, rules.split);
  if (table === undefined || others.length > 0) return emptyBody;
  const over = new Set(table.matches.flatMap(({ phase, eventId }) => (phase === "over" ? eventId : [])));
  const games = countedSeason(context, league, clock).games.filter(
    ({ schedule, shots }) => over.has(schedule.eventId) && hasShots(shots),
  );
  const [first, last] = [games[0], games.at(-1)];
  if (first === undefined || last === undefined) return emptyBody;
  const fields = {
    counted: games.length,
    played: over.size,
    firstSeconds: first.schedule.startSeconds,
    lastSeconds: last.schedule.startSeconds,
  };
  const rows = toExpectedTable(games, rules.points).map((row) => ({
    kind: "team" as const,
    fields: toFields(row, league, language),
  }));
  return expectedTableSection.encode({ sportId: 0, rows: [{ kind: "matches", fields }, ...rows], signature: "" });
}

function toFields(
  { participant, games, points, expectedPoints, goals, expectedGoals }: ExpectedRow,
  { sportId }: League,
  language: Language,
) {
  return {
    team: nameIn(participant, language),
    teamId: participant.id,
    path: participantPath(participant, sportId, language),
    games,
    points,
    expectedPoints: toHundredths(expectedPoints),
    scored: goals[0],
    conceded: goals[1],
    expectedScored: toHundredths(expectedGoals[0]),
    expectedConceded: toHundredths(expectedGoals[1]),
  };
}
