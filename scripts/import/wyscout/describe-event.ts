import type { CardColour, GoalKind, Incident, Side } from "../../../shared/timeline/incident.ts";
import type { Player } from "../../../shared/timeline/player.ts";
import type { PlayName } from "../../../shared/timeline/plays.ts";
import type { MatchPeriod, WyscoutEvent } from "./schema.ts";

/** Tags of the dataset that an import goes by. */
const tag = {
  goal: 101,
  ownGoal: 102,
  header: 403,
  red: 1701,
  yellow: 1702,
  secondYellow: 1703,
  accurate: 1801,
  blocked: 2101,
} as const;
/** Off the posts and the bar, by where the ball went. */
const [firstWoodwork, lastWoodwork] = [1217, 1223];

const colours: readonly (readonly [tag: number, colour: CardColour])[] = [
  [tag.red, "red"],
  [tag.secondYellow, "second-yellow"],
  [tag.yellow, "yellow"],
];

/** Kinds of events that are plays without further conditions. */
const plainPlays: Readonly<Record<string, PlayName>> = {
  "Free Kick/Corner": "corner",
  "Free Kick/Throw in": "throw-in",
  "Free Kick/Free Kick": "free-kick",
  "Free Kick/Free kick cross": "free-kick",
  "Offside/": "offside",
  "Foul/Foul": "foul",
  "Foul/Hand foul": "foul",
  "Foul/Out of game foul": "foul",
};

/** The minutes that have gone when a period begins, and when it should end. */
const minutesOf: Readonly<Record<MatchPeriod, readonly [from: number, to: number]>> = {
  "1H": [0, 45],
  "2H": [45, 90],
  E1: [90, 105],
  E2: [105, 120],
  P: [120, 120],
};

/** 2828 s of the second half → "90+3". */
export function toMinute(period: MatchPeriod, second: number): string {
  const [from, to] = minutesOf[period];
  const minute = from + Math.floor(second / 60) + 1;
  return minute > to ? `${to}+${minute - to}` : String(minute);
}

export type Narrator = {
  readonly sideOf: (teamId: number) => Side | null;
  /** Null for an event of neither team. */
  readonly playerOf: (playerId: number) => Player | null;
};

/** The incidents of an event of play or of a shoot-out; most events are passes and give none. */
export function describeEvent(
  event: WyscoutEvent,
  atSeconds: number,
  { sideOf, playerOf }: Narrator,
): readonly Incident[] {
  const side = sideOf(event.teamId);
  if (side === null) return [];
  const person = playerOf(event.playerId);
  const player = person === null ? {} : { player: person };
  const minute = toMinute(event.matchPeriod, event.eventSec);
  const has = (id: number) => event.tags.some((own) => own.id === id);
  const isPenalty = event.subEventName === "Penalty";
  const id = String(event.id);
  if (event.matchPeriod === "P") {
    return isPenalty ? [{ kind: "shoot-out", id, atSeconds, side, scored: has(tag.goal), ...player }] : [];
  }
  const play = (name: PlayName): Incident => ({
    kind: "play",
    id: `${name}-${id}`,
    atSeconds,
    side,
    play: name,
    minute,
    ...player,
  });
  if (has(tag.ownGoal)) {
    const scored: Side = side === 1 ? 2 : 1;
    return [{ kind: "goal", id, atSeconds, side: scored, minute, how: "own-goal", ...player }];
  }
  const isShot = event.eventName === "Shot" || isPenalty || event.subEventName === "Free kick shot";
  if (isShot) {
    const before = isPenalty ? [play("penalty-awarded")] : event.eventName === "Free Kick" ? [play("free-kick")] : [];
    // The keeper's "save attempt" carries the goal's tag, too.
    if (has(tag.goal))
      return [...before, { kind: "goal", id, atSeconds, side, minute, how: howOf(event, has(tag.header)), ...player }];
    const missed: readonly Incident[] = isPenalty
      ? [{ kind: "missed-penalty", id, atSeconds, side, minute, ...player }]
      : [];
    return [...before, ...missed, play(shotOf(event))];
  }
  if (event.eventName === "Save attempt") return has(tag.goal) ? [] : [play("save")];
  const plain = plainPlays[`${event.eventName}/${event.subEventName}`];
  const colour = colours.find(([id]) => has(id))?.[1];
  return [
    ...(plain === undefined ? [] : [play(plain)]),
    ...(colour === undefined ? [] : [{ kind: "card", id, atSeconds, side, colour, minute, ...player } as const]),
  ];
}

function howOf({ subEventName, eventName }: WyscoutEvent, isHeader: boolean): GoalKind {
  if (subEventName === "Penalty") return "penalty";
  if (eventName === "Free Kick") return "free-kick";
  return isHeader ? "header" : "open-play";
}

function shotOf({ tags }: WyscoutEvent): PlayName {
  if (tags.some(({ id }) => id >= firstWoodwork && id <= lastWoodwork)) return "woodwork";
  if (tags.some(({ id }) => id === tag.blocked)) return "shot-blocked";
  return tags.some(({ id }) => id === tag.accurate) ? "shot-on-target" : "shot-off-target";
}
