import { isolatedIn } from "../../../../shared/texts/direction.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { curveHeight, percent, type Axis } from "./axis.ts";
import type { ShownSwing } from "./shown-decision.ts";

type CurveMarksProps = { readonly swings: readonly ShownSwing[]; readonly axis: Axis; readonly lang: Language };

/** A mark's place: steps from the start of the axis, and pixels from the top of the curve for the mark and its words. */
type PlacedMark = ShownSwing & { readonly x: number; readonly y: number; readonly wordsY: number };

/** Pixels between a mark's middle and that of its words, and from the edge of the curve to what may be read. */
const wordsAway = 13;
const edge = 8;
/** The room that words take where the curve is narrowest: minutes and pixels. */
const wordsWidth = 8;
const wordsHeight = 12;

/**
 * Marks on the curve what decided the match: each on the edge of its side's band, a goal with the score after it. Of two scores without
 * room beside each other the larger swing has its own.
 */
export function CurveMarks({ swings, axis, lang }: CurveMarksProps) {
  const marks = swings.flatMap((swing) => place(swing, axis));
  const goals = marks.filter(({ mark }) => mark.sign === "goal");
  return marks.map((placed) => {
    const { mark, score, x, y, wordsY } = placed;
    const hasRoom = !goals.slice(0, goals.indexOf(placed)).some((larger) => isNear(larger, placed));
    return (
      <svg key={mark.id} x={percent(x, axis)} y={y} overflow="visible" className="mark">
        {mark.sign === "goal" ? (
          <circle r="4" />
        ) : (
          <rect className="redCard" x="-3" y="-5" width="6" height="10" rx="1" />
        )}
        {mark.sign === "goal" && hasRoom ? (
          <text y={wordsY - y} dy="4">
            {isolatedIn(score.join("–"), lang)}
          </text>
        ) : null}
      </svg>
    );
  });
}

/** At the end of the incident's minute, where the curve has reached the new chances. */
function place(swing: ShownSwing, axis: Axis): readonly PlacedMark[] {
  const { side, period, step } = swing.mark;
  const span = axis.spans.find(({ number }) => number === period);
  const minute = Math.max(1, Math.ceil(step));
  const chances = span?.period?.chances[minute - 1];
  if (span === undefined || chances === undefined) return [];
  const y = Math.round(curveHeight * (side === 1 ? 1 - chances.home : chances.away));
  return [{ ...swing, x: span.from + minute, y, wordsY: isAbove(side, y) ? y - wordsAway : y + wordsAway }];
}

/** Home's words stand above its band and away's below its own, if there is room in the curve. */
const isAbove = (side: 1 | 2, y: number): boolean =>
  side === 1 ? y - wordsAway >= edge : y + wordsAway > curveHeight - edge;

const isNear = (one: PlacedMark, other: PlacedMark): boolean =>
  Math.abs(one.x - other.x) < wordsWidth && Math.abs(one.wordsY - other.wordsY) < wordsHeight;
