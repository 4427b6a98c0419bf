import { stableId } from "../../../shared/sports/stable-id.ts";
import { sets } from "../../../shared/sports/period-statuses.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { Incident, Side } from "../../../shared/timeline/incident.ts";
import type { LineUpPlayer } from "../../../shared/timeline/player.ts";
import { isSetOver, setRulesOf } from "../../../shared/sports/set-rules.ts";
import { inOrder, nameByContent } from "../incident-ids.ts";
import type { MatchRecord } from "../match-record.ts";
import { toPlayer } from "../../../shared/competitions/player-names.ts";
import { toSide, toSportLeague } from "../sport-event.ts";
import { rallyFault, type RallyMatch, type RallySet, type RallySide } from "./rally-match.ts";

const lineUpLeadSeconds = 1800;
const world = "WORLD";

/** Converts a match to the origin's form, or explains why its points are impossible. */
export function toRallyRecord(match: RallyMatch, where: string): MatchRecord | string {
  const sport = setRulesOf(match.sportId);
  if (sport === null) return "is of a sport without sets";
  const { bestOf, points, lastSetPoints, cap } = sport;
  const isOver = (score: readonly [number, number], isLastSet: boolean) =>
    isSetOver(score, isLastSet ? lastSetPoints : points, cap);
  const fault = rallyFault(match, { bestOf, isOver });
  if (fault !== null) return fault;
  const [home, away] = [
    toSide(match.sportId, match.sides[0].name, world),
    toSide(match.sportId, match.sides[1].name, world),
  ];
  // Such files name a competition in their own words, so it belongs to the world and has no time zone.
  const { sportId, competition, season } = match;
  const league = toSportLeague({ sportId, name: competition, countryKey: world, season });
  return {
    where,
    title: `${home.name} - ${away.name}`,
    league,
    event: {
      eventId: stableId(match.sportId, "ingest", league.stageId, match.round, home.id, away.id),
      leagueStageId: league.stageId,
      sportId: match.sportId,
      startSeconds: match.startSeconds,
      timeKnown: match.timeKnown,
      round: match.round,
      home,
      away,
      // The timeline has the points of every set; a bare result would have none.
      result: null,
    },
    timeline: toTimeline(match, [home.id, away.id]),
  };
}

function toTimeline(match: RallyMatch, participantIds: readonly [string, string]): readonly Incident[] {
  const playersOf = (side: Side) => createPlayers(match.sportId, participantIds[side - 1] ?? "", match.sides[side - 1]);
  const players = [playersOf(1), playersOf(2)] as const;
  const lineUps = ([1, 2] as const).flatMap((side): Incident[] => {
    const lineUp = players[side - 1]?.lineUp ?? null;
    if (lineUp === null) return [];
    return [nameByContent({ kind: "line-up", atSeconds: match.startSeconds - lineUpLeadSeconds, side, lineUp })];
  });
  const details = match.sets.flatMap((set, index) => toSetIncidents(set, index + 1, players));
  const end = details.at(-1)?.atSeconds ?? match.startSeconds;
  return [...lineUps, ...details, { kind: "status", id: "finished", atSeconds: end, status: eventStatus.finished }];
}

type Players = ReturnType<typeof createPlayers>;

/** `number` counts from 1. */
function toSetIncidents(set: RallySet, number: number, players: readonly [Players, Players]): readonly Incident[] {
  const begin: Incident = {
    kind: "status",
    id: `set-${number}`,
    atSeconds: set.startSeconds,
    status: sets[number - 1] ?? eventStatus.set5,
  };
  const reported = set.events.map((event): Incident => {
    const { named } = players[event.side - 1] ?? players[0];
    const { atSeconds, side } = event;
    if (event.kind === "substitution") {
      const id = `substitution-${number}-${atSeconds}-${side}-${event.on}`;
      return { kind: "substitution", id, atSeconds, side, minute: "", off: named(event.off), on: named(event.on) };
    }
    const { how, shirt, score } = event;
    return {
      kind: "points",
      id: `rally-${number}-${score.join("-")}`,
      atSeconds,
      side,
      value: 1,
      ...(how === undefined ? {} : { how }),
      ...(shirt === undefined ? {} : { player: named(shirt) }),
    };
  });
  const last = set.events.findLast(({ kind }) => kind === "rally");
  const won: Incident = {
    kind: "period-won",
    id: `set-won-${number}`,
    atSeconds: last?.atSeconds ?? set.startSeconds,
    side: last?.side ?? 1,
  };
  return [begin, ...inOrder(reported), won];
}

/** A side's people by their shirts; a shirt that the list lacks is a player of that number. */
function createPlayers(sportId: number, participantId: string, side: RallySide | undefined) {
  const listed = side?.players ?? [];
  const toListed = (name: string) => toPlayer(sportId, participantId, name);
  const named = (shirt: string) => toListed(listed.find((player) => player.shirt === shirt)?.name ?? `#${shirt}`);
  const toEntry = ({ shirt, name, isLibero }: RallySide["players"][number]): LineUpPlayer => ({
    ...toListed(name),
    shirt,
    ...(isLibero ? { role: "libero" } : {}),
  });
  const lineUp =
    listed.length === 0
      ? null
      : {
          formation: "",
          starters: listed.filter(({ isStarter }) => isStarter).map(toEntry),
          bench: listed.filter(({ isStarter }) => !isStarter).map(toEntry),
          ...(side?.coach === undefined || side.coach === "" ? {} : { coach: toListed(side.coach) }),
        };
  return { named, lineUp };
}
