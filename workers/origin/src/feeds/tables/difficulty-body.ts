import { competitionKey } from "../../../../../shared/competitions/competition-key.ts";
import { toHundredths } from "../../../../../shared/basics/round.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { difficultySection } from "../../../../../shared/wire/sections/difficulty-section.ts";
import { toFixtureDifficulty, type Fixture, type TeamFixtures } from "../../chances/fixture-difficulty.ts";
import { readMatches } from "../../forecasts/judged-match.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import type { Clock } from "../../ledger/sources.ts";
import { rulesForCompetition } from "../../standings/competition-rules.ts";
import { participantsByName } from "../../standings/league-table.ts";
import { toSeasonMatch } from "../../standings/season-match.ts";
import { toTableGames } from "../../standings/table-matches.ts";
import { participantPath } from "../lists/participants.ts";
import { chancesBefore } from "../match/analysis/match-chances.ts";
import { keepWork } from "./keep-work.ts";
import { stageEvents } from "./stage-events.ts";

/** The next fixtures of a football league's teams. Other sports have no model of chances; matches outside of tables have no points. */
const difficultyOf = keepWork({
  key: (league: League) => league.stageId,
  work(context, league): readonly TeamFixtures[] {
    if (league.sportId !== sportIds.soccer) return [];
    const states = stageEvents(context, league);
    const rules = rulesForCompetition(league.sportId, competitionKey(league), league.season);
    const seasonMatches = states.flatMap((state) => toSeasonMatch(state) ?? []);
    const counted = toTableGames(seasonMatches, league.format, rules.split).flatMap(({ matches }) => matches);
    const comingIds = new Set(counted.flatMap(({ phase, eventId }) => (phase === "coming" ? eventId : [])));
    const coming = states.flatMap(({ schedule }) => (comingIds.has(schedule.eventId) ? schedule : []));
    const untilSeconds = Math.max(0, ...coming.map(({ startSeconds }) => startSeconds));
    const matchesOf = readMatches(context, untilSeconds);
    const before = (id: string, startSeconds: number) =>
      matchesOf(id).filter(({ state }) => state.schedule.startSeconds < startSeconds);
    return toFixtureDifficulty({
      participants: participantsByName(counted).filter(({ isUndecided }) => isUndecided !== true),
      coming,
      points: rules.points,
      chancesOf: (schedule) => chancesBefore(schedule, (id) => before(id, schedule.startSeconds)),
    });
  },
});

/** The next fixtures of each team; "0" where no match of a table is left, and in other sports than football. */
export function toDifficultyBody(context: LedgerContext, league: League, language: Language, clock: Clock): string {
  const teams = difficultyOf(context, league, clock);
  if (teams.every(({ fixtures }) => fixtures.length === 0)) return emptyBody;
  const rows = teams.map(({ participant, points, fixtures }) => ({
    kind: "team" as const,
    fields: {
      team: nameIn(participant, language),
      teamId: participant.id,
      path: participantPath(participant, league.sportId, language),
      ...(points === null ? {} : { points: toHundredths(points) }),
    },
    groups: fixtures.map((fixture) => toGroup(fixture, language)),
  }));
  return difficultySection.encode({ sportId: 0, rows, signature: "" });
}

const toGroup = ({ schedule, opponent, isHome, points }: Fixture, language: Language) => ({
  eventId: schedule.eventId,
  opponent: nameIn(opponent, language),
  opponentCode: opponent.code,
  isHome: isHome ? 1 : 0,
  startSeconds: schedule.startSeconds,
  ...(schedule.timeKnown ? {} : { timeKnown: 0 }),
  ...(points === null ? {} : { points: toHundredths(points) }),
});
