import { isBout } from "../../../../../../shared/sports/catalogue.ts";
import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import { parseParticipantStatus } from "../../../../../../shared/sports/participant-statuses.ts";
import type { Facts } from "../../../../../../shared/timeline/facts.ts";
import type { Side } from "../../../../../../shared/timeline/incident.ts";
import type { DetailsEntry } from "../../../ledger/match-details.ts";
import { countsPeriods } from "../../../../../../shared/timeline/periods.ts";
import { unitLabel } from "../period-rows.ts";
import { pairText, sides, type Narration, type Description } from "./describe-incident.ts";
import { textsIn } from "../../../texts/texts-in.ts";
import { withLocalMarks } from "../../../../../../shared/texts/numbers.ts";

/** The lines for changes of the facts; `known` are the facts before. */
export function describeFacts(
  narration: Narration,
  entry: DetailsEntry,
  facts: Facts,
  known: Facts,
): Description | null {
  const { schedule } = narration;
  if (schedule.away === null) return describeOfStarter(narration, facts, known);
  if (schedule.sportId === sportIds.cricket) return describeWicket(narration, entry, facts, known);
  if (isBout(schedule.sportId) && typeof facts.frameCount === "number") {
    return { type: "whistle", text: narration.narrator.say("round", { value: String(facts.frameCount) }) };
  }
  return null;
}

function describeWicket(
  { schedule, narrator }: Narration,
  { score }: DetailsEntry,
  facts: Facts,
  known: Facts,
): Description | null {
  for (const side of [1, 2] as const) {
    const name = side === 1 ? "homeWickets" : "awayWickets";
    const lost = facts[name];
    if (typeof lost !== "number" || lost === 0 || lost === (known[name] ?? 0)) continue;
    const words = { team: sides(schedule, side).team, value: String(score?.[side - 1] ?? 0), lost: String(lost) };
    return { type: "play", text: narrator.say("wicket", words), isImportant: true };
  }
  return null;
}

function describeOfStarter({ schedule, narrator, lang }: Narration, facts: Facts, known: Facts): Description | null {
  const home = schedule.home.name;
  if (typeof facts.stopReason === "string") {
    const status = parseParticipantStatus(facts.stopReason);
    const reason = status === null ? facts.stopReason : textsIn(lang).participantStatuses[status];
    return { type: "play", text: narrator.say("stopped", { home, reason }), isImportant: true };
  }
  if (typeof facts.raceTime === "string") {
    return {
      type: "whistle",
      text: narrator.say("finishTime", { home, value: withLocalMarks(facts.raceTime, lang) }),
      isImportant: true,
    };
  }
  const { rank } = facts;
  if (typeof rank === "number" && typeof known.rank === "number" && rank !== known.rank) {
    const key = rank === 1 ? "firstRank" : rank < known.rank ? "rankUp" : "rankDown";
    return { type: "play", text: narrator.say(key, { home, rank: String(rank) }) };
  }
  if (typeof facts.golfHolesPlayed === "number" && typeof facts.golfParToday === "number") {
    const part =
      facts.golfParToday > 0
        ? `+${facts.golfParToday}`
        : facts.golfParToday === 0
          ? textsIn(lang).labels.evenPar
          : `−${-facts.golfParToday}`;
    return { type: "play", text: narrator.say("holes", { home, value: String(facts.golfHolesPlayed), part }) };
  }
  return null;
}

/** Games and sets of net sports, frames and legs, and the boundaries of cricket. */
export function describePeriods(narration: Narration, entry: DetailsEntry, known: Facts): Description | null {
  const { schedule, narrator, lang } = narration;
  const { incident, period, periodScore, score } = entry;
  if (incident.kind === "period-won") {
    const isSet = countsPeriods(schedule.sportId);
    const what = unitLabel(schedule.sportId, isSet ? period : (score?.[0] ?? 0) + (score?.[1] ?? 0), lang);
    const words = { ...sides(schedule, incident.side), what, part: pairText(isSet ? periodScore : score) };
    return { type: "points", text: narrator.say("periodWon", words), isImportant: true };
  }
  if (incident.kind !== "points") return null;
  const words = { ...sides(schedule, incident.side), part: pairText(periodScore) };
  if (schedule.sportId === sportIds.tennis) {
    const isBreak = typeof known.serve === "number" && known.serve !== incident.side;
    return {
      type: "points",
      text: narrator.say(isBreak ? "gameBroken" : "gameHeld", words),
      ...(isBreak && { isImportant: true }),
    };
  }
  if (schedule.sportId === sportIds.cricket) return describeBoundary(narration, entry, incident, known);
  if (!countsPeriods(schedule.sportId)) return null;
  const isMark =
    Math.max(...periodScore) % markEvery === 0 && periodScore[incident.side - 1] === Math.max(...periodScore);
  return isMark
    ? {
        type: "points",
        text: narrator.say("periodScore", { ...words, what: unitLabel(schedule.sportId, period, lang) }),
      }
    : null;
}

/** In a set, the score is given when the leading side reaches a multiple. */
const markEvery = 5;

function describeBoundary(
  { schedule, narrator }: Narration,
  { score }: DetailsEntry,
  { side, value }: { readonly side: Side; readonly value: number },
  known: Facts,
): Description | null {
  if (value !== 4 && value !== 6) return null;
  const lost = String((side === 1 ? known.homeWickets : known.awayWickets) ?? 0);
  const words = { team: sides(schedule, side).team, value: String(score?.[side - 1] ?? 0), lost };
  return { type: "points", text: narrator.say(value === 4 ? "four" : "six", words) };
}
