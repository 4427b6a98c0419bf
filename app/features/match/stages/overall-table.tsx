import { jerseys, parseJerseys, type Jersey } from "../../../../shared/competitions/tours.ts";
import { listTexts } from "../../../i18n/list-texts.ts";
import { fieldTabTexts } from "../../../i18n/field-tab-texts.ts";
import { useEventContext } from "../../match-row/event-context.tsx";
import { usePage } from "../../page/page-context.tsx";
import { FieldTable } from "../field/field-table.tsx";
import { toLocalFigure } from "../../../../shared/texts/numbers.ts";
import { Place, RankedHeads, RankedRow } from "../field/ranked-row.tsx";
import { useStarters } from "../field/use-starters.ts";

/** The general classification after a stage, with the jerseys; before its end it is said when it comes. */
export function OverallTable({ stage }: { readonly stage: number }) {
  const { lang } = useEventContext();
  const { stagesPage: texts } = fieldTabTexts(lang);
  const { heads } = listTexts(lang).field;
  const riders = useStarters()
    .flatMap(({ event }) => (event.overallRank ? [{ event, rank: event.overallRank }] : []))
    .toSorted((left, right) => left.rank - right.rank);
  if (riders.length === 0)
    return (
      <section className="card" aria-labelledby="overall-title">
        <h2 id="overall-title">{texts.overall({ stage })}</h2>
        <p className="quiet">{texts.notYet}</p>
      </section>
    );
  const ranks = riders.map(({ rank }) => rank);
  const worn = new Set(riders.flatMap(({ event }) => parseJerseys(event.jerseys)));
  return (
    <div>
      <FieldTable
        title={texts.overall({ stage })}
        heads={
          <>
            <RankedHeads />
            <th scope="col">
              <span className="sr-only">{texts.jerseysHead}</span>
            </th>
            <th scope="col">{heads.gap}</th>
          </>
        }
      >
        {riders.map(({ event, rank }) => (
          <RankedRow
            key={event.id}
            event={event}
            place={<Place event={{ rank }} isTied={ranks.filter((each) => each === rank).length > 1} />}
            tab="standings"
          >
            <td>
              {parseJerseys(event.jerseys).map((jersey) => (
                <JerseySign key={jersey} jersey={jersey} />
              ))}
            </td>
            <td className={rank === 1 ? "total" : undefined}>{toLocalFigure(event.overallTime ?? "", lang)}</td>
          </RankedRow>
        ))}
      </FieldTable>
      <ul className="jersey-legend" aria-hidden="true">
        {jerseys
          .filter((jersey) => worn.has(jersey))
          .map((jersey) => (
            <li key={jersey}>
              <JerseySign jersey={jersey} /> {texts.jerseys[jersey]}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Draws a jersey in its colour, and names it for a visitor who does not see it. */
function JerseySign({ jersey }: { readonly jersey: Jersey }) {
  const { lang } = usePage();
  return (
    <svg
      className={`jersey ${jersey}`}
      viewBox="0 0 20 18"
      role="img"
      aria-label={fieldTabTexts(lang).stagesPage.jerseys[jersey]}
    >
      <path d="M6.5 1 1 4l2 4 2-1v10h10V7l2 1 2-4-5.5-3a3.5 3.5 0 0 1-7 0Z" />
    </svg>
  );
}
