import { expectedThousandths } from "../../../../shared/sports/football/expected-goals.ts";
import { isInBox } from "../../../../shared/sports/football/pitch.ts";
import { statisticTypes } from "../../../../shared/sports/statistic-types.ts";
import { correctTimeline } from "../../../../shared/timeline/correct.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import { applyIncident, initialState } from "../../../../shared/timeline/fold.ts";
import type {
  Incident,
  Information,
  Pair,
  PlayerFigures,
  RetractionReason,
  Side,
} from "../../../../shared/timeline/incident.ts";
import type { LineUp } from "../../../../shared/timeline/player.ts";
import { countOf, plays } from "../../../../shared/timeline/plays.ts";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";

/** An incident and the event's state right after it. */
export type DetailsEntry = {
  readonly incident: Incident;
  readonly score: Pair | null;
  readonly shootOut: Pair | null;
  /** The running part: 1 for the first half, the first set …, 0 before the start. */
  readonly period: number;
  /** The score of the running part alone. */
  readonly periodScore: Pair;
  readonly status: number;
  /** Set on incidents that did not count in the end. */
  readonly takenBack?: RetractionReason;
};

/** A statistic of a part, or of the whole event as part 0. */
export type DetailsFigure = {
  readonly period: number;
  readonly type: number;
  readonly home: string;
  readonly away: string;
};

/** The details of an event's page: the second fold of its timeline, computed when it is requested. */
export type MatchDetails = {
  readonly state: EventState;
  readonly entries: readonly DetailsEntry[];
  readonly lineUps: readonly [home: LineUp | null, away: LineUp | null];
  /** In the order of parts and types. A figure that a source counted itself replaces the sum of its plays. */
  readonly figures: readonly DetailsFigure[];
  readonly playerFigures: readonly [home: readonly PlayerFigures[], away: readonly PlayerFigures[]];
  readonly information: Information;
  /** How many incidents it was made from, corrections among them: an event with as many is the same. */
  readonly incidentCount: number;
};

export function foldDetails(schedule: Schedule, incidents: readonly Incident[]): MatchDetails {
  let state = initialState(schedule);
  const entries: DetailsEntry[] = [];
  const lineUps: [LineUp | null, LineUp | null] = [null, null];
  const playerFigures: [readonly PlayerFigures[], readonly PlayerFigures[]] = [[], []];
  const tally = createTally();
  let information: Information = {};
  const effective = correctTimeline(incidents);
  const counted = new Set(effective.map(({ id }) => id));
  const takenBack = retractions(incidents);
  // Incidents that were taken back are listed where they happened, and change nothing.
  for (const incident of withRetracted(effective, incidents, takenBack)) {
    const reason = incident.id === undefined || counted.has(incident.id) ? undefined : takenBack.get(incident.id);
    if (reason === undefined) {
      state = applyIncident(state, incident);
      tally.add(incident, state.periods.length);
      if (incident.kind === "line-up") lineUps[incident.side - 1] = incident.lineUp;
      if (incident.kind === "player-statistics") playerFigures[incident.side - 1] = incident.rows;
      if (incident.kind === "information") information = { ...information, ...incident.information };
    }
    entries.push({
      incident,
      score: state.score,
      shootOut: state.shootOut,
      period: state.periods.length,
      periodScore: state.periods.at(-1) ?? [0, 0],
      status: state.status,
      ...(reason === undefined ? {} : { takenBack: reason }),
    });
  }
  return {
    state,
    entries,
    lineUps,
    figures: tally.figures(),
    playerFigures,
    information,
    incidentCount: incidents.length,
  };
}

/** What was counted in a game as a whole, without its parts and its state: a season has hundreds of games. */
export type GameCounts = Pick<MatchDetails, "lineUps" | "figures" | "playerFigures"> & {
  readonly entries: readonly Pick<DetailsEntry, "incident" | "takenBack">[];
};

export function foldCounts(incidents: readonly Incident[]): GameCounts {
  const lineUps: [LineUp | null, LineUp | null] = [null, null];
  const playerFigures: [readonly PlayerFigures[], readonly PlayerFigures[]] = [[], []];
  const tally = createTally();
  const effective = correctTimeline(incidents);
  for (const incident of effective) {
    tally.add(incident, 0);
    if (incident.kind === "line-up") lineUps[incident.side - 1] = incident.lineUp;
    if (incident.kind === "player-statistics") playerFigures[incident.side - 1] = incident.rows;
  }
  const figures = tally.figures().filter(({ period }) => period === 0);
  return { lineUps, playerFigures, figures, entries: effective.map((incident) => ({ incident })) };
}

const retractions = (incidents: readonly Incident[]): ReadonlyMap<string, RetractionReason> =>
  new Map(
    incidents.flatMap((incident) =>
      incident.kind === "retracted" ? [[incident.incidentId, incident.reason ?? "error"] as const] : [],
    ),
  );

function withRetracted(
  effective: readonly Incident[],
  incidents: readonly Incident[],
  takenBack: ReadonlyMap<string, RetractionReason>,
): readonly Incident[] {
  if (takenBack.size === 0) return effective;
  const gone = incidents.filter(({ id }) => id !== undefined && takenBack.has(id));
  return [...effective, ...gone].toSorted((a, b) => a.atSeconds - b.atSeconds);
}

/** A shot from which one in five is a goal counts as a big chance. */
const bigChanceThousandths = 200;

/** Counts plays by part, and keeps the figures that a source counted itself. */
function createTally() {
  const counted = new Map<string, [number, number]>();
  const sent = new Map<string, DetailsFigure>();
  const expected = new Map<number, [number, number]>();
  const add = (period: number, type: number, side: Side, count: number) => {
    for (const of of new Set([0, period])) {
      const pair = counted.get(`${of} ${type}`) ?? [0, 0];
      pair[side - 1] = (pair[side - 1] ?? 0) + count;
      counted.set(`${of} ${type}`, pair);
    }
  };
  return {
    add(incident: Incident, period: number) {
      if (incident.kind === "statistics") {
        for (const figure of incident.figures) {
          sent.set(`${incident.period} ${figure.type}`, { period: incident.period, ...figure });
        }
      }
      for (const [type, side] of countedBy(incident)) add(period, type, side, countIn(incident));
      if ("shot" in incident && incident.shot !== undefined) {
        const { shot, side } = incident;
        add(period, isInBox(shot) ? statisticTypes.shotsInsideBox : statisticTypes.shotsOutsideBox, side, 1);
        add(period, statisticTypes.bigChances, side, expectedThousandths(shot) >= bigChanceThousandths ? 1 : 0);
        for (const of of new Set([0, period])) {
          const pair = expected.get(of) ?? [0, 0];
          pair[incident.side - 1] = (pair[incident.side - 1] ?? 0) + expectedThousandths(incident.shot);
          expected.set(of, pair);
        }
      }
    },
    figures(): readonly DetailsFigure[] {
      const own = [...counted].map(([key, [home, away]]): DetailsFigure => {
        const [period = 0, type = 0] = key.split(" ").map(Number);
        return { period, type, home: String(home), away: String(away) };
      });
      const ofShots = [...expected].map(([period, [home, away]]): DetailsFigure => {
        const [atHome, atAway] = [home, away].map((thousandths) => (thousandths / 1000).toFixed(2));
        return { period, type: statisticTypes.expectedGoals, home: atHome ?? "", away: atAway ?? "" };
      });
      const kept = [...own, ...ofShots].filter(({ period, type }) => !sent.has(`${period} ${type}`));
      return [...sent.values(), ...kept].toSorted((a, b) => a.period - b.period || a.type - b.type);
    },
  };
}

/** A point of some sports is what is counted, of others how it came about. */
const countIn = (incident: Incident): number =>
  incident.kind === "points" && incident.how !== undefined ? countOf(incident.how, incident.value) : 1;

function countedBy(incident: Incident): readonly (readonly [type: number, side: Side])[] {
  switch (incident.kind) {
    case "play":
    case "points": {
      const name = incident.kind === "play" ? incident.play : incident.how;
      const counts = name === undefined ? [] : plays[name].counts;
      return counts.map((statistic) => [statisticTypes[statistic], incident.side] as const);
    }
    case "goal": {
      if (incident.how === "own-goal") return [];
      const shots = [statisticTypes.shots, statisticTypes.shotsOnTarget] as const;
      return shots.map((type) => [type, incident.side] as const);
    }
    case "card": {
      const type = incident.colour === "yellow" ? statisticTypes.yellowCards : statisticTypes.redCards;
      return [[type, incident.side]];
    }
    case "substitution":
      return [[statisticTypes.substitutions, incident.side]];
    default:
      return [];
  }
}
