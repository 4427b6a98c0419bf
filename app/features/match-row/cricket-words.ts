import { commaIn } from "../../../shared/texts/comma.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { cricketGameType } from "../../../shared/sports/cricket-game-types.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { listTexts } from "../../i18n/list-texts.ts";
import { awayOf, homeOf } from "./event-words.ts";
import { periodPairs } from "./period-scores.ts";
import { scoreOf, viewOf, winnerOf } from "./result.ts";

type Won = {
  readonly kind: "won";
  readonly side: 1 | 2;
  /** Null if the score does not show the margin. */
  readonly by: "byWickets" | "byRuns" | "byInnings" | "superOver" | null;
  readonly count: number;
};
type Margin = Won | { readonly kind: "tied" | "drawn" | "noResult" };

const wicketsOfInnings = 10;
/** Notices of a target revised after rain: the margin does not follow from the scores alone then. */
const rainRule = /D\/?L|VJD/i;

/**
 * The chasing side wins by the wickets it has left, the other side by runs, or by an innings if it needed one innings less.
 * Null for a game that is not over or was not decided by play.
 */
function marginOf(event: EventFields): Margin | null {
  if (viewOf(event) !== "finished") return null;
  const { status } = event;
  const side = winnerOf(event);
  if (status === eventStatus.abandoned && side === 0) return { kind: "noResult" };
  const score = scoreOf(event);
  if (score === null || (status !== eventStatus.finished && status !== eventStatus.afterExtraInnings)) return null;
  const batted = battingSides(event);
  if (side === 0) return { kind: isTied(event, score, batted) ? "tied" : "drawn" };
  const won = (by: Won["by"], count = 0): Won => ({ kind: "won", side, by, count });
  if (status === eventStatus.afterExtraInnings) return won("superOver");
  const last = batted.at(-1) ?? 0;
  if (last === 0) return won(null);
  if (last === side) {
    const lost = side === 1 ? event.homeWickets : event.awayWickets;
    return typeof lost === "number" && lost < wicketsOfInnings ? won("byWickets", wicketsOfInnings - lost) : won(null);
  }
  if (rainRule.test(event.notice ?? "")) {
    const missing = missingRuns(event, side === 1 ? 2 : 1, score);
    return missing > 0 ? won("byRuns", missing) : won(null);
  }
  const lead = side === 1 ? score[0] - score[1] : score[1] - score[0];
  if (lead <= 0) return won(null);
  const inningsOf = (of: number) =>
    (of === 1 ? event.homeInnings : event.awayInnings)?.split(" & ").length ??
    batted.filter((each) => each === of).length;
  return won(inningsOf(side) < inningsOf(3 - side) ? "byInnings" : "byRuns", lead);
}

/**
 * By how many runs a chasing side missed a target that rain had changed; 0 where that does not follow: rain that ends its innings
 * before the overs of the target changes the target again.
 */
function missingRuns(event: EventFields, chasing: 1 | 2, [home, away]: readonly [number, number]): number {
  const [runs, overs, wickets] =
    chasing === 1 ? [home, event.homeOvers, event.homeWickets] : [away, event.awayOvers, event.awayWickets];
  const isComplete = wickets === wicketsOfInnings || (!!overs && overs === event.targetOvers);
  return isComplete && event.targetRuns ? event.targetRuns - 1 - runs : 0;
}

/** The side that batted in each innings, in order of play; 0 where a source counts runs of both sides in one innings. */
const battingSides = (event: EventFields): readonly (0 | 1 | 2)[] =>
  periodPairs(event).flatMap((pair) =>
    pair === null || (pair[0] === 0 && pair[1] === 0)
      ? []
      : pair[0] !== 0 && pair[1] !== 0
        ? [0]
        : [pair[0] === 0 ? 2 : 1],
  );

/** Whether level scores are a tie: always in limited overs, in a match over days only if the last side is all out. */
function isTied(event: EventFields, [home, away]: readonly [number, number], batted: readonly number[]): boolean {
  if (home !== away) return false;
  const type = cricketGameType(event.cricketType ?? 0);
  if (type === "test" || (type === null && batted.length > 2))
    return (batted.at(-1) === 1 ? event.homeWickets : event.awayWickets) === wicketsOfInnings;
  return true;
}

/** "Inde gagne de 6 guichets"; "" while a game of cricket is not over. */
export function cricketEnd(event: EventFields, lang: Language): string {
  // Before all else: a game that ends on the page must not wait for its words.
  const texts = listTexts(lang).cricket;
  const margin = marginOf(event);
  if (margin === null) return "";
  if (margin.kind !== "won") return texts[margin.kind];
  const { side, by, count } = margin;
  const name = side === 1 ? homeOf(event) : awayOf(event);
  return by === null ? texts.won({ name }) : texts[by]({ name, count });
}

/** The same as the end of a row's name; "" where there is nothing to say. */
export function marginName(event: EventFields, lang: Language): string {
  const words = cricketEnd(event, lang);
  return words === "" ? "" : commaIn(lang) + words;
}
