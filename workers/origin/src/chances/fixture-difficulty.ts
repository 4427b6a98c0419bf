import type { WinProbability } from "../../../../shared/sports/football/win-probability.ts";
import type { Participant, Schedule } from "../../../../shared/timeline/schedule.ts";
import type { StandingsRules } from "../../../../shared/standings/standings-rules.ts";
import { groupBy } from "../standings/group-by.ts";

export type Fixture = {
  readonly schedule: Schedule;
  readonly opponent: Participant;
  readonly isHome: boolean;
  /** The mean of the points that the team wins; null where too little is known of a side. */
  readonly points: number | null;
};

export type TeamFixtures = {
  readonly participant: Participant;
  /** By start. */
  readonly fixtures: readonly Fixture[];
  /** The sum of the fixtures' points; null where those of one are not known. */
  readonly points: number | null;
};

export type FixturesQuestion = {
  readonly participants: readonly Participant[];
  /** Matches that have not begun, in any order. */
  readonly coming: readonly Schedule[];
  readonly points: StandingsRules["points"];
  /** The chances before the start of a match; null where too little is known of a side. */
  readonly chancesOf: (schedule: Schedule) => WinProbability | null;
};

/** How many fixtures of a team are looked at. */
const mostFixtures = 5;

/** The next fixtures of each team. The teams that can expect the most points come first, those of which too little is known last. */
export function toFixtureDifficulty(question: FixturesQuestion): readonly TeamFixtures[] {
  const { participants, coming } = question;
  const byStart = coming.toSorted((a, b) => a.startSeconds - b.startSeconds);
  const sides = byStart.flatMap((schedule) => [
    { id: schedule.home.id, schedule },
    { id: schedule.away?.id ?? "", schedule },
  ]);
  const byTeam = groupBy(sides, ({ id }) => id);
  const pointsOf = createPoints(question);
  return participants
    .map((participant): TeamFixtures => {
      const own = (byTeam.get(participant.id) ?? []).slice(0, mostFixtures);
      const fixtures = own.flatMap(({ schedule }) => toFixture(schedule, participant.id, pointsOf));
      const known = fixtures.flatMap(({ points }) => points ?? []);
      const isKnown = fixtures.length > 0 && known.length === fixtures.length;
      return { participant, fixtures, points: isKnown ? known.reduce((sum, each) => sum + each, 0) : null };
    })
    .toSorted((a, b) => (b.points ?? -1) - (a.points ?? -1));
}

type PointsOf = (schedule: Schedule) => readonly [home: number, away: number] | null;

/** The points that both sides can expect of a match; each match is forecast once. */
function createPoints({ points: { win, draw, loss }, chancesOf }: FixturesQuestion): PointsOf {
  const mean = (won: number, drawn: number, lost: number) => win * won + draw * drawn + loss * lost;
  const known = new Map<string, ReturnType<PointsOf>>();
  return (schedule) => {
    const before = known.get(schedule.eventId);
    if (before !== undefined) return before;
    const chances = chancesOf(schedule);
    const points =
      chances === null
        ? null
        : ([mean(chances.home, chances.draw, chances.away), mean(chances.away, chances.draw, chances.home)] as const);
    known.set(schedule.eventId, points);
    return points;
  };
}

function toFixture(schedule: Schedule, teamId: string, pointsOf: PointsOf): readonly Fixture[] {
  const isHome = schedule.home.id === teamId;
  const opponent = isHome ? schedule.away : schedule.home;
  if (opponent === null) return [];
  return [{ schedule, opponent, isHome, points: pointsOf(schedule)?.[isHome ? 0 : 1] ?? null }];
}
