import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import type { Language } from "../../../../../../shared/texts/languages.ts";
import type { Incident, Pair, Side } from "../../../../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../../../../shared/timeline/schedule.ts";
import type { StoryEntry } from "../../../ledger/story.ts";
import { countsParts } from "../../../../../../shared/timeline/parts.ts";
import { playerSports } from "../../../../../../shared/sports/player-sports.ts";
import { doerOf } from "../doer-of.ts";
import type { CommentType } from "./comment.ts";
import type { CommentaryKey } from "../../../texts/commentary-texts.ts";
import type { Teller, Words } from "./sentence.ts";
import { textsIn } from "../../../texts/texts-in.ts";

/** A line about an entry, without its minute. */
export type Told = { readonly type: CommentType; readonly text: string; readonly isImportant?: true };

/** What the lines about goals, cards and plays of one event are told with. */
export type Telling = { readonly schedule: Schedule; readonly teller: Teller; readonly lang: Language };

/** What an entry is told as; null for what nobody would say. `before` is the score until then. */
export function tellIncident(telling: Telling, entry: StoryEntry, before: Pair | null): Told | null {
  const { schedule, teller, lang } = telling;
  const { incident } = entry;
  if (entry.takenBack !== undefined) return tellTakenBack(telling, entry);
  switch (incident.kind) {
    case "goal":
      return tellGoal(telling, incident, entry.score, before);
    case "points":
      return countsParts(schedule.sportId) ? null : tellPoints(telling, incident, entry.score, before);
    case "card":
      return tellCard(telling, incident);
    case "substitution": {
      const words = { ...sides(schedule, incident.side), on: incident.on.name, off: incident.off.name };
      return { type: "substitution", text: teller.say("substitution", words) };
    }
    case "missed-penalty": {
      const key = incident.player === undefined ? "missedPenaltyByTeam" : "missedPenalty";
      const text = teller.say(key, { ...sides(schedule, incident.side), player: incident.player?.name ?? "" });
      return { type: "penalty", text, isImportant: true };
    }
    case "shoot-out": {
      const words = { ...sides(schedule, incident.side), shootOut: pairText(entry.shootOut) };
      const player = incident.player?.name ?? words.team;
      const text = teller.say(incident.scored ? "kickScored" : "kickMissed", { ...words, player });
      return { type: "penalty", text, isImportant: true };
    }
    case "review": {
      const keys = { running: "reviewRunning", stands: "reviewStands", "taken-back": "reviewTakenBack" } as const;
      return { type: "video-review", text: teller.say(keys[incident.outcome], {}), isImportant: true };
    }
    case "added-time": {
      if (incident.minutes === 0) return null;
      return { type: "time", text: teller.say("addedTime", { value: textsIn(lang).labels.minutes(incident.minutes) }) };
    }
    case "play":
      return tellPlay(telling, incident);
    case "comment":
      return incident.lang.slice(0, 2) === lang
        ? { type: "comment", text: incident.text, ...(incident.isImportant ? { isImportant: true } : {}) }
        : null;
    default:
      return null;
  }
}

/** The names of a side and of the other one. */
export function sides({ home, away }: Schedule, side: Side) {
  const [own, other] = side === 1 ? [home, away] : [away, home];
  return { team: own?.name ?? "", other: other?.name ?? "", home: home.name, away: away?.name ?? "" };
}

export const pairText = (pair: Pair | null): string => (pair === null ? "" : `${pair[0]}–${pair[1]}`);
/** Both names alone where no score is told: a bout. */
export const scoreText = ({ home, away }: Schedule, score: Pair | null): string =>
  `${home.name} ${score === null ? "–" : pairText(score)} ${away?.name ?? ""}`;

const goalKeys = {
  "open-play": "goal",
  header: "header",
  penalty: "penaltyGoal",
  "free-kick": "freeKickGoal",
  "own-goal": "ownGoal",
} as const;

type Of<K extends Incident["kind"]> = Extract<Incident, { readonly kind: K }>;

function tellGoal({ schedule, teller }: Telling, goal: Of<"goal">, score: Pair | null, before: Pair | null): Told {
  const { player, assist, how = "open-play", side } = goal;
  const words = { ...sides(schedule, side), score: scoreText(schedule, score) };
  const came = player === undefined ? "goalByTeam" : goalKeys[how];
  const sentences = [
    teller.say(came, { ...words, player: player?.name ?? "" }),
    ...(assist === undefined ? [] : [teller.say("assist", { assist: assist.name })]),
    teller.say(situationOf(side, before), words),
  ];
  return { type: "goal", text: sentences.join(" "), isImportant: true };
}

/** What one more for a side makes of the score before. */
function situationOf(side: Side, before: Pair | null): CommentaryKey {
  const [own, other] = side === 1 ? (before ?? [0, 0]) : [before?.[1] ?? 0, before?.[0] ?? 0];
  if (own === 0 && other === 0) return "opens";
  if (own + 1 === other) return "levels";
  if (own === other) return "leads";
  return own > other ? "extends" : "reduces";
}

const batted: ReadonlySet<number> = new Set([sportIds.baseball, sportIds.pesapallo]);

function tellPoints(telling: Telling, points: Of<"points">, score: Pair | null, before: Pair | null): Told | null {
  const { schedule, teller, lang } = telling;
  const { side, value, player, how, assist } = points;
  const words = { ...sides(schedule, side), score: scoreText(schedule, score), value: String(value) };
  if (schedule.sportId === sportIds.cricket) return null;
  if (batted.has(schedule.sportId)) return { type: "points", text: teller.say(value === 1 ? "run" : "runs", words) };
  if (how !== undefined) {
    const what = textsIn(lang).plays[how];
    const text =
      player === undefined
        ? teller.say("points", { ...words, value: what })
        : teller.say("pointsByPlayer", { ...words, what, player: player.name });
    return { type: "points", text };
  }
  const isGoal = value === 1 && !manyPoints.has(schedule.sportId);
  if (isGoal) {
    const goal = { kind: "goal", atSeconds: 0, minute: "", side, ...(player && { player }), ...(assist && { assist }) };
    return tellGoal(telling, goal as Of<"goal">, score, before);
  }
  return { type: "points", text: teller.say("points", words) };
}

/** A single point is no event here. */
const manyPoints: ReadonlySet<number> = new Set([
  sportIds.basketball,
  sportIds.netball,
  sportIds.kabaddi,
  sportIds["aussie-rules"],
  sportIds["rugby-league"],
  sportIds["american-football"],
]);

function tellCard({ schedule, teller }: Telling, { side, colour, player }: Of<"card">): Told {
  const words = { ...sides(schedule, side), player: player?.name ?? "" };
  if (colour === "yellow") {
    return { type: "yellow-card", text: teller.say(player === undefined ? "yellowByTeam" : "yellow", words) };
  }
  const key = player === undefined ? "redByTeam" : colour === "red" ? "red" : "secondYellow";
  return { type: "red-card", text: teller.say(key, words), isImportant: true };
}

function tellTakenBack({ teller, lang }: Telling, { incident, takenBack = "error" }: StoryEntry): Told | null {
  if (incident.kind !== "goal" && incident.kind !== "points") return null;
  const text = teller.say("takenBack", { reason: textsIn(lang).labels.retractions[takenBack] });
  return { type: "video-review", text, isImportant: true };
}

/** Told by themselves as goals, or too many to be told. */
const untold: ReadonlySet<string> = new Set(["throw-in", "rebound", "raid", "tackle", "kill", "strike", "first-down"]);

function tellPlay({ schedule, teller, lang }: Telling, incident: Of<"play">): Told | null {
  const { play, side } = incident;
  if (untold.has(play) && incident.isImportant !== true) return null;
  const player = doerOf(schedule, side, incident.player);
  const words: Words = { ...sides(schedule, side), what: textsIn(lang).plays[play], player: player?.name ?? "" };
  // A player who is the side itself is not named twice.
  const isTellable = (text: string) =>
    player === undefined
      ? !text.includes("{player}")
      : !(playerSports.has(schedule.sportId) && text.includes("{team}"));
  const [first, ...others] = (teller.texts.plays[play] ?? []).filter(isTellable);
  const isNamed = player !== undefined && !playerSports.has(schedule.sportId);
  const text =
    first === undefined
      ? teller.say(isNamed ? "play" : "playByTeam", words)
      : teller.sayOf([first, ...others], play, words);
  const isImportant = incident.isImportant === true || play === "penalty-awarded";
  return { type: play === "penalty-awarded" ? "penalty" : "play", text, ...(isImportant ? { isImportant: true } : {}) };
}
