import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import { parseParticipantStatus } from "../../../../../../shared/sports/participant-statuses.ts";
import type { Facts } from "../../../../../../shared/timeline/facts.ts";
import type { Side } from "../../../../../../shared/timeline/incident.ts";
import type { StoryEntry } from "../../../ledger/story.ts";
import { countsParts } from "../../../../../../shared/timeline/parts.ts";
import { unitLabel } from "../periods.ts";
import { pairText, sides, type Telling, type Told } from "./tell-incident.ts";
import { textsIn } from "../../../texts/texts-in.ts";

const bouts: ReadonlySet<number> = new Set([sportIds.boxing, sportIds.mma]);

/** What changes of the facts are worth a line; `known` is what was known before. */
export function tellFacts(telling: Telling, entry: StoryEntry, facts: Facts, known: Facts): Told | null {
  const { schedule } = telling;
  if (schedule.away === null) return tellOfStarter(telling, facts, known);
  if (schedule.sportId === sportIds.cricket) return tellWicket(telling, entry, facts, known);
  if (bouts.has(schedule.sportId) && typeof facts.frameCount === "number") {
    return { type: "whistle", text: telling.teller.say("round", { value: String(facts.frameCount) }) };
  }
  return null;
}

function tellWicket({ schedule, teller }: Telling, { score }: StoryEntry, facts: Facts, known: Facts): Told | null {
  for (const side of [1, 2] as const) {
    const name = side === 1 ? "homeWickets" : "awayWickets";
    const lost = facts[name];
    if (typeof lost !== "number" || lost === 0 || lost === (known[name] ?? 0)) continue;
    const words = { team: sides(schedule, side).team, value: String(score?.[side - 1] ?? 0), lost: String(lost) };
    return { type: "play", text: teller.say("wicket", words), isImportant: true };
  }
  return null;
}

function tellOfStarter({ schedule, teller, lang }: Telling, facts: Facts, known: Facts): Told | null {
  const home = schedule.home.name;
  if (typeof facts.stopReason === "string") {
    const status = parseParticipantStatus(facts.stopReason);
    const reason = status === null ? facts.stopReason : textsIn(lang).participantStatuses[status];
    return { type: "play", text: teller.say("stopped", { home, reason }), isImportant: true };
  }
  if (typeof facts.raceTime === "string") {
    return { type: "whistle", text: teller.say("finishTime", { home, value: facts.raceTime }), isImportant: true };
  }
  const { rank } = facts;
  if (typeof rank === "number" && typeof known.rank === "number" && rank !== known.rank) {
    const key = rank === 1 ? "firstRank" : rank < known.rank ? "rankUp" : "rankDown";
    return { type: "play", text: teller.say(key, { home, rank: String(rank) }) };
  }
  if (typeof facts.golfHolesPlayed === "number" && typeof facts.golfParToday === "number") {
    const part =
      facts.golfParToday > 0 ? `+${facts.golfParToday}` : facts.golfParToday === 0 ? "E" : String(facts.golfParToday);
    return { type: "play", text: teller.say("holes", { home, value: String(facts.golfHolesPlayed), part }) };
  }
  return null;
}

/** Games and sets of net sports, frames and legs, and the boundaries of cricket. */
export function tellParts(telling: Telling, entry: StoryEntry, known: Facts): Told | null {
  const { schedule, teller, lang } = telling;
  const { incident, part, partScore, score } = entry;
  if (incident.kind === "part-won") {
    const isSet = countsParts(schedule.sportId);
    const what = unitLabel(schedule.sportId, isSet ? part : (score?.[0] ?? 0) + (score?.[1] ?? 0), lang);
    const words = { ...sides(schedule, incident.side), what, part: pairText(isSet ? partScore : score) };
    return { type: "points", text: teller.say("partWon", words), isImportant: true };
  }
  if (incident.kind !== "points") return null;
  const words = { ...sides(schedule, incident.side), part: pairText(partScore) };
  if (schedule.sportId === sportIds.tennis) {
    const isBreak = typeof known.serve === "number" && known.serve !== incident.side;
    return {
      type: "points",
      text: teller.say(isBreak ? "gameBroken" : "gameHeld", words),
      ...(isBreak && { isImportant: true }),
    };
  }
  if (schedule.sportId === sportIds.cricket) return tellBoundary(telling, entry, incident, known);
  if (!countsParts(schedule.sportId)) return null;
  const isMark = Math.max(...partScore) % markEvery === 0 && partScore[incident.side - 1] === Math.max(...partScore);
  return isMark
    ? { type: "points", text: teller.say("partScore", { ...words, what: unitLabel(schedule.sportId, part, lang) }) }
    : null;
}

/** In a set, the score is told when the leading side reaches a multiple. */
const markEvery = 5;

function tellBoundary(
  { schedule, teller }: Telling,
  { score }: StoryEntry,
  { side, value }: { readonly side: Side; readonly value: number },
  known: Facts,
): Told | null {
  if (value !== 4 && value !== 6) return null;
  const lost = String((side === 1 ? known.homeWickets : known.awayWickets) ?? 0);
  const words = { team: sides(schedule, side).team, value: String(score?.[side - 1] ?? 0), lost };
  return { type: "points", text: teller.say(value === 4 ? "four" : "six", words) };
}
