import { useMemo } from "react";
import { readRace, type LapMark, type RaceHistory } from "../../../../shared/wire/sections/field-section.ts";
import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { listTexts } from "../../../i18n/list-texts.ts";
import { fieldTabTexts } from "../../../i18n/field-tab-texts.ts";
import { toLocalFigure } from "../../../../shared/texts/numbers.ts";
import { useEventContext } from "../../match-row/event-context.tsx";
import { TyreMark } from "../../field/tyre-mark.tsx";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { EmptyTab } from "../empty-tab.tsx";
import { FieldTable } from "../field/field-table.tsx";
import { RankedHeads, RankedRow } from "../field/ranked-row.tsx";
import { StarterName } from "../field/starter-name.tsx";
import { useStarters, type RankedStarter } from "../field/use-starters.ts";
import { useMatch } from "../match-context.tsx";
import { PlacesChart } from "./places-chart.tsx";
import { StintTable } from "./stint-table.tsx";

/** Columns of the table besides the grid and the last lap. */
const parts = [0.25, 0.5, 0.75] as const;

/** Places lap by lap, drawn and as a table, and the stops in the pits. */
export function Laps({ body }: { readonly body: string }) {
  const { lang } = useEventContext();
  const { lapsPage: texts } = fieldTabTexts(lang);
  const race = useMemo(() => readRace(body), [body]);
  const starters = useStarters();
  const last = Math.max(0, ...race.starters.flatMap(({ marks }) => marks.map(({ lap }) => lap)));
  if (last === 0) return <EmptyTab title={texts.empty} hint={texts.emptyHint} />;
  return (
    <>
      <div className="card">
        <h2>
          {texts.chart} <small className="chart-hint">{texts.chartHint({ last })}</small>
        </h2>
        <PlacesChart race={race} starters={starters} last={last} />
      </div>
      <StintTable race={race} starters={starters} last={last} />
      <div className="race-tables">
        <PlacesTable race={race} starters={starters} last={last} />
        <Stops race={race} starters={starters} />
      </div>
    </>
  );
}

type PartProps = { readonly race: RaceHistory; readonly starters: readonly RankedStarter[] };

function PlacesTable({ race, starters, last }: PartProps & { readonly last: number }) {
  const { lang } = useEventContext();
  const { lapsPage: texts } = fieldTabTexts(lang);
  const marksOf = new Map(race.starters.map(({ eventId: id, marks }) => [id, marks]));
  const laps = [...new Set(parts.map((share) => Math.round(last * share)))].filter((lap) => lap > 0 && lap < last);
  return (
    <FieldTable
      title={texts.table}
      heads={
        <>
          <RankedHeads />
          <th scope="col">{texts.grid}</th>
          {laps.map((lap) => (
            <th key={lap} scope="col">
              {texts.lapShort({ lap })}
            </th>
          ))}
        </>
      }
    >
      {starters.map(({ event, isTied }) => {
        const marks = marksOf.get(event.id ?? "") ?? [];
        return (
          <RankedRow key={event.id} event={event} isTied={isTied} tab="laps">
            <td>{event.grid || "–"}</td>
            {laps.map((lap) => (
              <td key={lap}>{placeAt(marks, lap) ?? "–"}</td>
            ))}
          </RankedRow>
        );
      })}
    </FieldTable>
  );
}

/** The last place that was reported by a lap; null for who was out before it. */
function placeAt(marks: readonly LapMark[], lap: number): number | null {
  const reached = marks.filter((mark) => mark.lap <= lap);
  return marks.some((mark) => mark.lap >= lap) ? (reached.at(-1)?.place ?? null) : null;
}

function Stops({ race: { stops }, starters }: PartProps) {
  const { lang, sportId } = useEventContext();
  const { eventId } = useMatch();
  const { lapsPage: texts } = fieldTabTexts(lang);
  const { heads } = listTexts(lang).field;
  const byId = new Map(starters.map(({ event }) => [event.id ?? "", event]));
  const known = stops.flatMap((stop) => {
    const event: EventFields | undefined = byId.get(stop.eventId);
    return event === undefined ? [] : [{ stop, event }];
  });
  // Motorcycles ride through.
  if (known.length === 0 && sportId === sportIds["moto-racing"]) return null;
  if (known.length === 0) {
    return (
      <section className="card" aria-labelledby="stops-title">
        <h2 id="stops-title">{texts.stops}</h2>
        <p className="quiet">{texts.noStops}</p>
      </section>
    );
  }
  const hasTyres = known.some(({ stop: { tyre } }) => tyre !== null);
  const columns = [texts.lap, heads.name, texts.stop, ...(hasTyres ? [texts.tyre] : []), texts.time];
  return (
    <FieldTable
      title={texts.stops}
      heads={columns.map((column) => (
        <th key={column} scope="col" className={column === heads.name ? "name" : undefined}>
          {column}
        </th>
      ))}
    >
      {known.map(({ stop, event }) => (
        <tr key={`${stop.eventId} ${stop.number}`} className={stop.eventId === eventId ? "current" : undefined}>
          <td>{stop.lap}</td>
          <StarterName event={event} tab="laps" />
          <td>{stop.number}</td>
          {hasTyres ? <td>{stop.tyre === null ? "–" : <TyreMark tyre={stop.tyre} />}</td> : null}
          <td>{stop.time === "" ? "–" : `${toLocalFigure(stop.time, lang)} s`}</td>
        </tr>
      ))}
    </FieldTable>
  );
}
