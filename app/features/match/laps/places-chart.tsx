import type { LapMark, RaceHistory } from "../../../../shared/wire/sections/field-section.ts";
import { matchPageTexts } from "../../../i18n/match-page-texts.ts";
import { useEventContext } from "../../match-row/event-context.tsx";
import { homeOf } from "../../match-row/event-words.ts";
import { useMatch } from "../match-context.tsx";
import type { RankedStarter } from "../field/use-starters.ts";

/** Pixels from one place to the next, and above the first. The chart is as wide as the card; the style sheet leaves room for names. */
const step = 17;
const top = 14;
/** More lines would be too close to be distinguished; this page's starter always has one. */
const shownPlaces = 10;

const y = (place: number): number => top + (place - 1) * step;

type PlacesChartProps = {
  readonly race: RaceHistory;
  readonly starters: readonly RankedStarter[];
  readonly last: number;
};

type Named = { readonly name: string; readonly code: string };

const isShared = (codes: readonly string[]): boolean => new Set(codes).size < codes.length;

/**
 * The codes of starters. Starters that share a code get one with an initial: Márquez A. and Martín J. have "MAR", and become "MAA" and
 * "MAJ". Cars whose names end in a number get that number: "#15".
 */
export function codesApart(starters: readonly Named[]): readonly string[] {
  const own = starters.map(({ code }) => code);
  const ofCars = starters.map(({ name }) => name.replace(/.* (?=\d+$)/, "#"));
  if (!isShared(own)) return own;
  if (!isShared(ofCars) && ofCars.every((code) => code.startsWith("#"))) return ofCars;
  const taken = [...own];
  return starters.map(({ name, code }) => {
    if (own.indexOf(code) === own.lastIndexOf(code)) return code;
    const initial = name.split(" ").at(-1)?.charAt(0) ?? "";
    let apart = code.slice(0, 2) + initial;
    for (let length = 3; taken.includes(apart) && length <= name.length; length += 1)
      apart = name.slice(0, length).toUpperCase() + initial;
    taken.push(apart);
    return apart;
  });
}

/** Draws the place after each lap, with a line for each of the first starters and for this page's. The table below has the same data. */
export function PlacesChart({ race, starters, last }: PlacesChartProps) {
  const { lang } = useEventContext();
  const { eventId } = useMatch();
  const { lapsPage: texts } = matchPageTexts(lang).field;
  const marksOf = new Map(race.starters.map(({ eventId: id, marks }) => [id, marks]));
  const shown = starters.filter(({ event }, index) => index < shownPlaces || event.id === eventId);
  const codes = codesApart(shown.map(({ event }) => ({ name: homeOf(event), code: event.homeCode ?? "" })));
  const lines = shown.flatMap(({ event }, index) => {
    const marks = marksOf.get(event.id ?? "") ?? [];
    return marks.length === 0 ? [] : [{ id: event.id ?? "", code: codes[index] ?? "", marks }];
  });
  const most = Math.max(1, ...lines.flatMap(({ marks }) => marks.map(({ place }) => place)));
  const x = (lap: number) => `${((lap / last) * 100).toFixed(2)}%`;
  const height = y(most) + 34;
  const toPoints = (marks: readonly LapMark[]) => marks.map(({ lap, place }) => `${lap},${y(place)}`).join(" ");
  const ordered = [...lines.filter(({ id }) => id !== eventId), ...lines.filter(({ id }) => id === eventId)];
  const ticks = [...new Set([0, Math.round(last / 3), Math.round((last * 2) / 3), last])];
  return (
    <div className="places-chart">
      <svg height={height} aria-hidden="true">
        {Array.from({ length: most }, (_, index) => (
          <text key={index} className="axis-text" x="-12" y={y(index + 1) + 4} textAnchor="end">
            {index + 1}
          </text>
        ))}
        {/* Only the lines are stretched to the width. */}
        <svg width="100%" height={height} viewBox={`0 0 ${last} ${height}`} preserveAspectRatio="none">
          {ordered.map(({ id, marks }) => (
            <polyline key={id} className={id === eventId ? "own" : undefined} points={toPoints(marks)} />
          ))}
        </svg>
        {ordered.map(({ id, code, marks }) => {
          const end = marks.at(-1);
          return end === undefined ? null : (
            <text key={id} className={id === eventId ? "own" : undefined} x={x(end.lap)} dx="8" y={y(end.place) + 4}>
              {code}
            </text>
          );
        })}
        {ticks.map((lap) => (
          <text key={lap} className="axis-text" x={x(lap)} y={height - 6} textAnchor="middle">
            {lap === 0 ? texts.grid : texts.lapShort({ lap })}
          </text>
        ))}
      </svg>
    </div>
  );
}
