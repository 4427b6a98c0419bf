import type { RaceHistory } from "../../../../shared/wire/sections/field-section.ts";
import { fieldTabTexts } from "../../../i18n/field-tab-texts.ts";
import { PlaceAxes, PlaceLine, xOf, yOf } from "../../../ui/charts/place-lines.tsx";
import { useEventContext } from "../../match-row/event-context.tsx";
import { homeOf } from "../../match-row/event-words.ts";
import { useMatch } from "../match-context.tsx";
import type { RankedStarter } from "../field/use-starters.ts";

/** From one place to the next. */
const stepRem = 1.0625;
/** More lines would be too close to be distinguished; this page's starter always has one. */
const shownPlaces = 10;

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
  const { lapsPage: texts } = fieldTabTexts(lang);
  const marksOf = new Map(race.starters.map(({ eventId: id, marks }) => [id, marks]));
  const shown = starters.filter(({ event }, index) => index < shownPlaces || event.id === eventId);
  const codes = codesApart(shown.map(({ event }) => ({ name: homeOf(event), code: event.homeCode ?? "" })));
  const lines = shown.flatMap(({ event }, index) => {
    const marks = (marksOf.get(event.id ?? "") ?? []).map(({ lap, place }) => ({ at: lap, place }));
    const isOwn = event.id === eventId;
    return marks.length === 0 ? [] : [{ id: event.id ?? "", code: codes[index] ?? "", marks, isOwn }];
  });
  const most = Math.max(1, ...lines.flatMap(({ marks }) => marks.map(({ place }) => place)));
  const scale = { last, most };
  // This page's starter is drawn over the others.
  const ordered = [...lines.filter(({ isOwn }) => !isOwn), ...lines.filter(({ isOwn }) => isOwn)];
  return (
    <div className="places-chart">
      <PlaceAxes
        scale={scale}
        label={texts.chart}
        height={`${most * stepRem}rem`}
        toTick={(lap) => (lap === 0 ? texts.grid : texts.lapShort({ lap }))}
      >
        {ordered.map(({ id, marks, isOwn }) => (
          <PlaceLine key={id} marks={marks} scale={scale} className={isOwn ? "own" : ""} />
        ))}
        {ordered.map(({ id, code, marks, isOwn }) => {
          const end = marks.at(-1);
          return end === undefined ? null : (
            <text
              key={id}
              className={isOwn ? "own" : undefined}
              x={xOf(end.at, scale)}
              dx="8"
              y={yOf(end.place, scale)}
              dy="0.35em"
            >
              {code}
            </text>
          );
        })}
      </PlaceAxes>
    </div>
  );
}
