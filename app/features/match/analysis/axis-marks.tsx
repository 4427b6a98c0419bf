import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { matchPageTexts } from "../../../i18n/match-page-texts.ts";
import { useEventContext } from "../../match-row/event-context.tsx";
import { percent, playedTo, type Axis } from "./axis.ts";

type AxisMarksProps = {
  readonly axis: Axis;
  /** Pixels: where lines begin and end, and the base line of the words. */
  readonly top: number;
  readonly bottom: number;
  readonly isRunning: boolean;
};

const everyMinutes = 15;

/** Lines between periods, where the match is now, and what the places are. */
export function AxisMarks({ axis, top, bottom, isRunning }: AxisMarksProps) {
  const { lang, sportId } = useEventContext();
  const words = useAxisWords(axis, sportId, lang);
  return (
    <g aria-hidden="true">
      {axis.spans.slice(1).map(({ from, number }) => (
        <line key={number} className="part" x1={percent(from, axis)} x2={percent(from, axis)} y1={top} y2={bottom} />
      ))}
      {isRunning ? (
        <line
          className="now"
          x1={percent(playedTo(axis), axis)}
          x2={percent(playedTo(axis), axis)}
          y1={top}
          y2={bottom}
        />
      ) : null}
      {words.map(({ at, text, anchor }) => (
        <text key={at} x={percent(at, axis)} y={bottom + 15} className={anchor}>
          {text}
        </text>
      ))}
    </g>
  );
}

/** "1er" of "1er quart-temps": four of them are wider than a phone. */
const shortLabel = (label: string): string => (/^\d\S*/.exec(label) ?? [label])[0];

type Word = { readonly at: number; readonly text: string; readonly anchor: "start" | "middle" | "end" };

function useAxisWords(axis: Axis, sportId: number, lang: Language): readonly Word[] {
  const texts = matchPageTexts(lang).analysis;
  if (sportId !== sportIds.soccer)
    return axis.spans.flatMap(({ period, from, length }) =>
      period === null ? [] : [{ at: from + length / 2, text: shortLabel(period.label), anchor: "middle" }],
    );
  return axis.spans.flatMap(({ number, from, length, period }) => {
    const first = period?.firstMinute ?? (number - 1) * 45;
    const regular = period?.regularMinutes ?? 45;
    const isLast = number === axis.spans.length;
    const words: Word[] = [];
    for (let minute = 0; minute < regular; minute += everyMinutes) {
      if (minute === 0 && number === 2) words.push({ at: from, text: texts.halfTime, anchor: "middle" });
      else
        words.push({
          at: from + minute,
          text: texts.minute({ minute: first + minute }),
          anchor: minute === 0 && number === 1 ? "start" : "middle",
        });
    }
    return isLast
      ? [...words, { at: from + length, text: texts.minute({ minute: first + regular }), anchor: "end" }]
      : words;
  });
}
