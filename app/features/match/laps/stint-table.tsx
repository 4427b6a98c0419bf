import { commaIn, semicolonIn } from "../../../../shared/texts/comma.ts";
import { useMemo } from "react";
import type { RaceHistory } from "../../../../shared/wire/sections/field-section.ts";
import type { Tyre } from "../../../../shared/sports/tyres.ts";
import { listTexts } from "../../../i18n/list-texts.ts";
import { fieldTabTexts } from "../../../i18n/field-tab-texts.ts";
import { useEventContext } from "../../match-row/event-context.tsx";
import { FieldTable } from "../field/field-table.tsx";
import { RankedHeads, RankedRow } from "../field/ranked-row.tsx";
import type { RankedStarter } from "../field/use-starters.ts";

/** Between two bars, in percent of all laps; a bar that is narrower than the other one has no room for its letter. */
const gap = 0.6;
const leastLettered = 6;

type StintTableProps = {
  readonly race: RaceHistory;
  readonly starters: readonly RankedStarter[];
  /** The last lap of the race so far. */
  readonly last: number;
};

/** Which tyres each car drove on from which lap to which, where the source says it. */
export function StintTable({ race, starters, last }: StintTableProps) {
  const { lang } = useEventContext();
  const { lapsPage: texts } = fieldTabTexts(lang);
  const { heads } = listTexts(lang).field;
  const stints = useMemo(() => stintsOf(race), [race]);
  if (stints.size === 0) return null;
  return (
    <FieldTable
      title={texts.stints}
      heads={
        <>
          <RankedHeads />
          <th scope="col" className="stints">
            {heads.tyre}
          </th>
        </>
      }
    >
      {starters.map(({ event, isTied }) => (
        <RankedRow key={event.id} event={event} isTied={isTied} tab="laps">
          <td className="stints">
            <Stints stints={stints.get(event.id ?? "") ?? []} last={last} />
          </td>
        </RankedRow>
      ))}
    </FieldTable>
  );
}

/** A bar for each stint, as wide as its laps; in words for who does not see them. */
function Stints({ stints, last }: { readonly stints: readonly Stint[]; readonly last: number }) {
  const { lang } = useEventContext();
  const { tyres, laps: lapsText } = listTexts(lang).field;
  const percent = (laps: number) => (laps / last) * 100;
  return (
    <>
      <svg aria-hidden="true">
        {stints.map(({ tyre, from, to }) => (
          <g key={from} className={tyre}>
            <rect
              x={`${percent(from).toFixed(1)}%`}
              y="1"
              width={`${Math.max(gap, percent(to - from) - gap).toFixed(1)}%`}
              height="20"
              rx="4"
            />
            {percent(to - from) < leastLettered ? null : (
              <text x={`${(percent(from + to) / 2).toFixed(1)}%`} y="15" textAnchor="middle">
                {tyres[tyre].letter}
              </text>
            )}
          </g>
        ))}
      </svg>
      <span className="sr-only">
        {stints
          .map(({ tyre, from, to }) => tyres[tyre].name + commaIn(lang) + lapsText({ count: to - from }))
          .join(semicolonIn(lang))}
      </span>
    </>
  );
}

/** From one lap to another, both counted from the grid, on one set of tyres. */
type Stint = { readonly tyre: Tyre; readonly from: number; readonly to: number };

/** The stints of each starter whose tyres are known from the start on, as far as its laps were reported. */
export function stintsOf({ starters, stops }: RaceHistory): ReadonlyMap<string, readonly Stint[]> {
  return new Map(
    starters.flatMap(({ eventId, marks, tyre }) => {
      const last = marks.at(-1)?.lap ?? 0;
      const changes = [{ lap: 0, tyre }, ...stops.filter((stop) => stop.eventId === eventId)];
      const stints = changes.flatMap(({ lap, tyre: on }, index): readonly Stint[] => {
        const to = changes[index + 1]?.lap ?? last;
        return on === null || to <= lap ? [] : [{ tyre: on, from: lap, to }];
      });
      return tyre === null || stints.length === 0 ? [] : [[eventId, stints]];
    }),
  );
}
