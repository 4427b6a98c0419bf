import { useMemo } from "react";
import type { RaceHistory } from "../../../../shared/feed/sections/read-field.ts";
import { fieldTexts } from "../../../i18n/field-texts.ts";
import { placeOf } from "../../field/field-result.ts";
import { useEventContext } from "../../match-row/event-context.tsx";
import { FieldTable } from "../field/field-table.tsx";
import { StarterName } from "../field/starter-name.tsx";
import type { RankedStarter } from "../field/use-starters.ts";
import { useMatch } from "../match-context.tsx";
import { stintsOf, type Stint } from "./stints.ts";

/** In the units of the drawing. */
const width = 480;
const height = 22;
const gap = 2;

type StintTableProps = {
  readonly race: RaceHistory;
  readonly starters: readonly RankedStarter[];
  /** The last lap of the race so far. */
  readonly last: number;
};

/** Which tyres each car drove on from which lap to which, where the source says it. */
export function StintTable({ race, starters, last }: StintTableProps) {
  const { lang } = useEventContext();
  const { eventId } = useMatch();
  const { lapsPage: texts, place, heads } = fieldTexts(lang);
  const stints = useMemo(() => stintsOf(race), [race]);
  if (stints.size === 0) return null;
  return (
    <FieldTable
      title={texts.stints}
      heads={
        <>
          <th scope="col">{place}</th>
          <th scope="col" className="name">
            {heads.name}
          </th>
          <th scope="col" className="stints">
            {heads.tyre}
          </th>
        </>
      }
    >
      {starters.map(({ event }) => (
        <tr key={event.id} className={event.id === eventId ? "current" : undefined}>
          <td>{placeOf(event)}</td>
          <StarterName event={event} tab="laps" />
          <td className="stints">
            <Stints stints={stints.get(event.id ?? "") ?? []} last={last} />
          </td>
        </tr>
      ))}
    </FieldTable>
  );
}

/** A bar for each stint, as wide as its laps; in words for who does not see them. */
function Stints({ stints, last }: { readonly stints: readonly Stint[]; readonly last: number }) {
  const { lang } = useEventContext();
  const { tyres, laps } = fieldTexts(lang);
  const x = (lap: number) => (lap / last) * width;
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {stints.map(({ tyre, from, to }) => (
          <g key={from} className={tyre}>
            <rect x={x(from)} width={Math.max(1, x(to) - x(from) - gap)} height={height} rx="4" />
            <text x={(x(from) + x(to) - gap) / 2} y={height - 6} textAnchor="middle">
              {tyres[tyre].letter}
            </text>
          </g>
        ))}
      </svg>
      <span className="sr-only">
        {stints.map(({ tyre, from, to }) => `${tyres[tyre].name}, ${laps(to - from)}`).join(" ; ")}
      </span>
    </>
  );
}
