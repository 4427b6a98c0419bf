import type { LapMark, RaceHistory } from "../../../../shared/feed/sections/read-field.ts";
import { fieldTexts } from "../../../i18n/field-texts.ts";
import { ScrollRegion } from "../../../ui/scroll-region.tsx";
import { useEventContext } from "../../match-row/event-context.tsx";
import { useMatch } from "../match-context.tsx";
import type { RankedStarter } from "../field/use-starters.ts";

/** In the units of the drawing, which is as wide as its card. */
const width = 720;
const step = 17;
const left = 30;
const right = 56;
const top = 14;
/** More lines would be too close to be distinguished; this page's starter always has one. */
const shownPlaces = 10;

const y = (place: number): number => top + (place - 1) * step;

type PlacesChartProps = {
  readonly race: RaceHistory;
  readonly starters: readonly RankedStarter[];
  readonly last: number;
};

/** Who was where after each lap: a line for each of the first, and for the starter of the page. The table below says the same. */
export function PlacesChart({ race, starters, last }: PlacesChartProps) {
  const { lang } = useEventContext();
  const { eventId } = useMatch();
  const { lapsPage: texts } = fieldTexts(lang);
  const marksOf = new Map(race.starters.map(({ eventId: id, marks }) => [id, marks]));
  const shown = starters.filter(({ event }, index) => index < shownPlaces || event.id === eventId);
  const lines = shown.flatMap(({ event }) => {
    const marks = marksOf.get(event.id ?? "") ?? [];
    return marks.length === 0 ? [] : [{ id: event.id ?? "", code: event.homeCode ?? "", marks }];
  });
  const most = Math.max(1, ...lines.flatMap(({ marks }) => marks.map(({ place }) => place)));
  const x = (lap: number) => left + (lap / last) * (width - left - right);
  const height = y(most) + 34;
  const toPoints = (marks: readonly LapMark[]) =>
    marks.map(({ lap, place }) => `${x(lap).toFixed(1)},${y(place)}`).join(" ");
  const ordered = [...lines.filter(({ id }) => id !== eventId), ...lines.filter(({ id }) => id === eventId)];
  const ticks = [...new Set([0, Math.round(last / 3), Math.round((last * 2) / 3), last])];
  return (
    <ScrollRegion className="places-chart" label={texts.chart}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {Array.from({ length: most }, (_, index) => (
          <text key={index} className="axis-text" x={left - 12} y={y(index + 1) + 4} textAnchor="end">
            {index + 1}
          </text>
        ))}
        {ordered.map(({ id, code, marks }) => {
          const end = marks.at(-1);
          return (
            <g key={id} className={id === eventId ? "own" : undefined}>
              <polyline points={toPoints(marks)} />
              {end === undefined ? null : (
                <text x={x(end.lap) + 8} y={y(end.place) + 4}>
                  {code}
                </text>
              )}
            </g>
          );
        })}
        {ticks.map((lap) => (
          <text key={lap} className="axis-text" x={x(lap)} y={height - 6} textAnchor="middle">
            {lap === 0 ? texts.grid : texts.lapShort(lap)}
          </text>
        ))}
      </svg>
    </ScrollRegion>
  );
}
