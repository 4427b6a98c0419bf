import {
  countsGoals,
  hasInnings,
  hasPointHistory,
  hasRareGoals,
  isOfPersons,
} from "../../../../../../shared/sports/catalogue.ts";
import { bookmakersNamedIn } from "../../../betting-prose/site-prose.ts";
import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import type { Language } from "../../../../../../shared/texts/languages.ts";
import type { Incident, Pair, Side } from "../../../../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../../../../shared/timeline/schedule.ts";
import type { DetailsEntry } from "../../../ledger/match-details.ts";
import { countsPeriods } from "../../../../../../shared/timeline/periods.ts";
import { doerOf } from "../doer-of.ts";
import type { CommentaryKey } from "../../../texts/commentary-texts.ts";
import type { Narrator, Words } from "./sentence.ts";
import { textsIn } from "../../../texts/texts-in.ts";

/** A line about an entry, without its minute. */
export type Description = {
  readonly type: CommentType;
  readonly text: string;
  readonly isImportant?: true;
  readonly bookmakerIds?: readonly string[];
};

/** The inputs for the lines about goals, cards and plays of one event. */
export type Narration = { readonly schedule: Schedule; readonly narrator: Narrator; readonly lang: Language };

/** The line for an entry; null for an entry without a line. `before` is the score before the entry. */
export function describeIncident(narration: Narration, entry: DetailsEntry, before: Pair | null): Description | null {
  const { schedule, narrator, lang } = narration;
  const { incident } = entry;
  if (entry.takenBack !== undefined) return describeTakenBack(narration, entry);
  switch (incident.kind) {
    case "goal":
      return describeGoal(narration, incident, entry.score, before);
    case "points":
      return countsPeriods(schedule.sportId) ? null : describePoints(narration, incident, entry.score, before);
    case "card":
      return describeCard(narration, incident);
    case "substitution": {
      const words = { ...sides(schedule, incident.side), on: incident.on.name, off: incident.off.name };
      return { type: "substitution", text: narrator.say("substitution", words) };
    }
    case "missed-penalty": {
      const key = incident.player === undefined ? "missedPenaltyByTeam" : "missedPenalty";
      const text = narrator.say(key, { ...sides(schedule, incident.side), player: incident.player?.name ?? "" });
      return { type: "penalty", text, isImportant: true };
    }
    case "shoot-out": {
      const words = { ...sides(schedule, incident.side), shootOut: pairText(entry.shootOut) };
      const player = incident.player?.name ?? words.team;
      const text = narrator.say(incident.scored ? "kickScored" : "kickMissed", { ...words, player });
      return { type: "penalty", text, isImportant: true };
    }
    case "review": {
      const keys = { running: "reviewRunning", stands: "reviewStands", "taken-back": "reviewTakenBack" } as const;
      return { type: "video-review", text: narrator.say(keys[incident.outcome], {}), isImportant: true };
    }
    case "added-time": {
      if (incident.minutes === 0) return null;
      return {
        type: "time",
        text: narrator.say("addedTime", { value: textsIn(lang).labels.minutes({ count: incident.minutes }) }),
      };
    }
    case "play":
      return describePlay(narration, incident);
    case "comment":
      return incident.lang.slice(0, 2) === lang
        ? {
            type: "comment",
            text: incident.text,
            ...(incident.isImportant ? { isImportant: true } : {}),
            ...(incident.isBetting && { bookmakerIds: bookmakersNamedIn(incident.text) }),
          }
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
/** Both names, alone if the event has no score, as in a bout. A cricket side that has not batted yet gets no score either. */
export function scoreText({ sportId, home, away }: Schedule, score: Pair | null): string {
  const other = away?.name ?? "";
  const [ofHome, ofAway] = score ?? [0, 0];
  const hasOneSideBatted = sportId === sportIds.cricket && (ofHome === 0) !== (ofAway === 0);
  if (hasOneSideBatted) return ofAway === 0 ? `${home.name} ${ofHome} – ${other}` : `${home.name} – ${other} ${ofAway}`;
  return `${home.name} ${score === null ? "–" : pairText(score)} ${other}`;
}

const goalKeys = {
  "open-play": "goal",
  header: "header",
  penalty: "penaltyGoal",
  "free-kick": "freeKickGoal",
  "own-goal": "ownGoal",
} as const;

type Of<K extends Incident["kind"]> = Extract<Incident, { readonly kind: K }>;

function describeGoal(
  { schedule, narrator }: Narration,
  goal: Of<"goal">,
  score: Pair | null,
  before: Pair | null,
): Description {
  const { player, assist, how = "open-play", side } = goal;
  const words = { ...sides(schedule, side), score: scoreText(schedule, score) };
  const came = player === undefined ? "goalByTeam" : goalKeys[how];
  const sentences = [
    narrator.say(came, { ...words, player: player?.name ?? "" }),
    ...(assist === undefined ? [] : [narrator.say("assist", { assist: assist.name })]),
    narrator.say(situationOf(side, before), words),
  ];
  return { type: "goal", text: sentences.join(" "), isImportant: true };
}

/** The score before, with one more for a side. */
function situationOf(side: Side, before: Pair | null): CommentaryKey {
  const [own, other] = side === 1 ? (before ?? [0, 0]) : [before?.[1] ?? 0, before?.[0] ?? 0];
  if (own === 0 && other === 0) return "opens";
  if (own + 1 === other) return "levels";
  if (own === other) return "leads";
  return own > other ? "extends" : "reduces";
}

function describePoints(
  narration: Narration,
  points: Of<"points">,
  score: Pair | null,
  before: Pair | null,
): Description | null {
  const { schedule, narrator, lang } = narration;
  const { side, value, player, how, assist } = points;
  const words = { ...sides(schedule, side), score: scoreText(schedule, score), value: String(value) };
  if (schedule.sportId === sportIds.cricket) return null;
  if (hasInnings(schedule.sportId)) return { type: "points", text: narrator.say(value === 1 ? "run" : "runs", words) };
  if (how !== undefined) {
    const what = textsIn(lang).plays[how];
    const text =
      player === undefined
        ? narrator.say("points", { ...words, value: what })
        : narrator.say("pointsByPlayer", { ...words, what, player: player.name });
    return { type: "points", text };
  }
  // Of so many goals that the summary leaves them out, none is described as one.
  const isGoal = value === 1 && countsGoals(schedule.sportId) && !hasPointHistory(schedule.sportId);
  if (isGoal) {
    const goal = { kind: "goal", atSeconds: 0, minute: "", side, ...(player && { player }), ...(assist && { assist }) };
    const described = describeGoal(narration, goal as Of<"goal">, score, before);
    // One goal of sixty is no highlight.
    return hasRareGoals(schedule.sportId) ? described : { type: described.type, text: described.text };
  }
  // One of a hundred goals has a short line.
  if (schedule.sportId === sportIds.netball && player !== undefined)
    return { type: "points", text: narrator.say("goalOfMany", { ...words, player: player.name }) };
  return { type: "points", text: narrator.say("points", words) };
}

function describeCard({ schedule, narrator }: Narration, { side, colour, player }: Of<"card">): Description {
  const words = { ...sides(schedule, side), player: player?.name ?? "" };
  if (colour === "yellow") {
    return { type: "yellow-card", text: narrator.say(player === undefined ? "yellowByTeam" : "yellow", words) };
  }
  const key = player === undefined ? "redByTeam" : colour === "red" ? "red" : "secondYellow";
  return { type: "red-card", text: narrator.say(key, words), isImportant: true };
}

function describeTakenBack(
  { narrator, lang }: Narration,
  { incident, takenBack = "error" }: DetailsEntry,
): Description | null {
  if (incident.kind !== "goal" && incident.kind !== "points") return null;
  const text = narrator.say("takenBack", { reason: textsIn(lang).labels.retractions[takenBack] });
  return { type: "video-review", text, isImportant: true };
}

/** Described as goals of their own, or too many to be described. */
const undescribed: ReadonlySet<string> = new Set([
  "throw-in",
  "rebound",
  "raid",
  "tackle",
  "kill",
  "strike",
  "first-down",
]);

function describePlay({ schedule, narrator, lang }: Narration, incident: Of<"play">): Description | null {
  const { play, side } = incident;
  if (undescribed.has(play) && incident.isImportant !== true) return null;
  const player = doerOf(schedule, side, incident.player);
  const words: Words = { ...sides(schedule, side), what: textsIn(lang).plays[play], player: player?.name ?? "" };
  // In sports of individual players the side is the player, so the text must not name both.
  const isDescribable = (text: string) =>
    player === undefined ? !text.includes("{player}") : !(isOfPersons(schedule.sportId) && text.includes("{team}"));
  const [first, ...others] = (narrator.texts.plays[play] ?? []).filter(isDescribable);
  const isNamed = player !== undefined && !isOfPersons(schedule.sportId);
  const text =
    first === undefined
      ? narrator.say(isNamed ? "play" : "playByTeam", words)
      : narrator.sayOf([first, ...others], play, words);
  const isImportant = incident.isImportant === true || play === "penalty-awarded";
  return { type: play === "penalty-awarded" ? "penalty" : "play", text, ...(isImportant ? { isImportant: true } : {}) };
}

/** One line of the commentary. */
export type Comment = {
  /** As printed: "45+1'"; empty if the source gives no minute. */
  readonly minute: string;
  readonly type: CommentType;
  readonly text: string;
  readonly isImportant: boolean;
  /** The bookmakers that a reporter's line names together with bets. */
  readonly bookmakerIds?: readonly string[];
};

/** The kind of incident that a line describes (`MC`); it selects the icon beside the line. */
type CommentType =
  | "goal"
  | "points"
  | "yellow-card"
  | "red-card"
  | "substitution"
  | "penalty"
  | "video-review"
  | "whistle"
  | "time"
  | "play"
  | "comment";
