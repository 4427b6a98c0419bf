import { stageLabel } from "../../../../../../shared/sports/stage-label.ts";
import { isPlaying, shownStageType } from "../../../../../../shared/sports/stage-types.ts";
import { stage, stageType, type StageId } from "../../../../../../shared/sports/stages.ts";
import { winnerByScore } from "../../../../../../shared/sports/results/winner.ts";
import type { EventState } from "../../../../../../shared/timeline/event-state.ts";
import type { CommentaryKey } from "../../../texts/commentary-texts.ts";
import type { StoryEntry } from "../../../ledger/story.ts";
import { scoreText, sides, type Telling, type Told } from "./tell-incident.ts";
import type { Words } from "./sentence.ts";
import { textsIn } from "../../../texts/texts-in.ts";

const byStage: ReadonlyMap<number, CommentaryKey> = new Map<number, CommentaryKey>([
  [stage.halfTime, "halfTime"],
  [stage.break, "partEnds"],
  [stage.extraTime, "extraTime"],
  [stage.extraInnings, "extraTime"],
  [stage.penalties, "penalties"],
  [stage.postponed, "postponed"],
  [stage.cancelled, "cancelled"],
  [stage.abandoned, "interrupted"],
  [stage.interrupted, "interrupted"],
  [stage.retired, "retired"],
]);

/** What is said when an event enters a stage; null for stages that begin nothing worth a word. */
export function tellStage(telling: Telling, entry: StoryEntry, isFirst: boolean, final: EventState): Told | null {
  const { schedule, teller, lang } = telling;
  const { incident, score } = entry;
  if (incident.kind !== "stage") return null;
  const label = stageLabel({
    stage: incident.stage,
    sportId: schedule.sportId,
    texts: textsIn(lang).stages,
    width: "full",
  });
  const words: Words = { ...sides(schedule, 1), score: scoreText(schedule, score), part: label };
  const whistle = (key: CommentaryKey, more: Words = {}): Told => ({
    type: "whistle",
    text: teller.say(key, { ...words, ...more }),
    isImportant: true,
  });
  const own = byStage.get(incident.stage);
  if (own !== undefined) return whistle(own);
  const type = shownStageType(incident.stage);
  if (schedule.away === null) return tellOfField(whistle, incident.stage, final, label);
  if (type === stageType.live) return whistle(isFirst ? "kickOff" : "partStarts");
  if (type !== stageType.finished) return null;
  const { finishMethod, winner = null } = final.facts ?? {};
  const won = winner ?? winnerByScore(final.shootOut ?? score);
  if (won !== 1 && won !== 2) return score === null ? null : whistle("finishedDrawn");
  const team = sides(schedule, won).team;
  if (typeof finishMethod === "string") return whistle("finishedByMethod", { team, method: finishMethod });
  return whistle("finishedWon", { team });
}

/** A starter has no score: the place is what it comes to. */
function tellOfField(
  whistle: (key: CommentaryKey, more?: Words) => Told,
  entered: StageId,
  { facts }: EventState,
  label: string,
): Told | null {
  if (isPlaying(entered)) return label === "" ? null : whistle("raceStarts");
  const rank = facts?.rank;
  return shownStageType(entered) === stageType.finished && typeof rank === "number"
    ? whistle("raceEnds", { rank: String(rank) })
    : null;
}
