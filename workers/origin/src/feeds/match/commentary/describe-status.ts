import { innings } from "../../../../../../shared/sports/period-statuses.ts";
import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import { statusLabel } from "../../../../../../shared/sports/status-label.ts";
import { isPlaying, shownStatusType } from "../../../../../../shared/sports/status-types.ts";
import { eventStatus, statusType, type StatusId } from "../../../../../../shared/sports/statuses.ts";
import { winnerByScore } from "../../../../../../shared/timeline/winner.ts";
import type { Language } from "../../../../../../shared/texts/languages.ts";
import type { EventState } from "../../../../../../shared/timeline/event-state.ts";
import type { CommentaryKey } from "../../../texts/commentary-texts.ts";
import type { DetailsEntry } from "../../../ledger/match-details.ts";
import { scoreText, sides, type Narration, type Description } from "./describe-incident.ts";
import type { Words } from "./sentence.ts";
import { finishMethodText } from "../../../texts/finish-method.ts";
import { textsIn } from "../../../texts/texts-in.ts";

const byStatus: ReadonlyMap<number, CommentaryKey> = new Map<number, CommentaryKey>([
  [eventStatus.halfTime, "halfTime"],
  [eventStatus.break, "periodEnds"],
  [eventStatus.extraTime, "extraTime"],
  [eventStatus.firstExtraTime, "extraTime"],
  [eventStatus.extraInnings, "extraTime"],
  [eventStatus.penalties, "penalties"],
  [eventStatus.postponed, "postponed"],
  [eventStatus.cancelled, "cancelled"],
  [eventStatus.abandoned, "interrupted"],
  [eventStatus.interrupted, "interrupted"],
  [eventStatus.retired, "retired"],
]);

/** The line for a new status of an event; null for statuses without one. */
export function describeStatus(
  narration: Narration,
  entry: DetailsEntry,
  isFirst: boolean,
  final: EventState,
): Description | null {
  const { schedule, narrator, lang } = narration;
  const { incident, score } = entry;
  if (incident.kind !== "status") return null;
  const label = periodText(schedule.sportId, incident.status, lang);
  const words: Words = { ...sides(schedule, 1), score: scoreText(schedule, score), part: label };
  const whistle = (key: CommentaryKey, more: Words = {}): Description => ({
    type: "whistle",
    text: narrator.say(key, { ...words, ...more }),
    isImportant: true,
  });
  const own = byStatus.get(incident.status);
  if (own === "periodEnds" && schedule.sportId === sportIds.cricket)
    return whistle("inningsEnds", { what: periodText(schedule.sportId, innings[entry.period - 1], lang) });
  // A starter has no score that the end of a round could be told with.
  if (own === "periodEnds" && schedule.away === null) return null;
  if (own !== undefined) return whistle(own);
  const type = shownStatusType(incident.status);
  if (schedule.away === null) return describeOfField(whistle, incident.status, final, label);
  if (type === statusType.live) return whistle(isFirst ? "kickOff" : "periodStarts");
  if (type !== statusType.finished) return null;
  const { finishMethod, winner = null } = final.facts ?? {};
  const won = winner ?? winnerByScore(final.shootOut ?? score);
  if (won !== 1 && won !== 2) return score === null ? null : whistle("finishedDrawn");
  const team = sides(schedule, won).team;
  if (typeof finishMethod === "string")
    return whistle("finishedByMethod", { team, method: finishMethodText(finishMethod, lang) });
  return whistle("finishedWon", { team });
}

const periodText = (sportId: number, status: StatusId | undefined, lang: Language): string =>
  status === undefined ? "" : statusLabel({ status, sportId, texts: textsIn(lang).statuses, width: "full" });

/** A starter has no score: the result is the place. */
function describeOfField(
  whistle: (key: CommentaryKey, more?: Words) => Description,
  entered: StatusId,
  { facts }: EventState,
  label: string,
): Description | null {
  if (isPlaying(entered)) return label === "" ? null : whistle("raceStarts");
  const rank = facts?.rank;
  return shownStatusType(entered) === statusType.finished && typeof rank === "number"
    ? whistle("raceEnds", { rank: String(rank) })
    : null;
}
