import type { SeasonRow } from "../../../../shared/wire/sections/read-people.ts";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import { Flag } from "../../../ui/flag.tsx";
import { usePage } from "../../page/page-context.tsx";
import { Card } from "../../participant/game-cards.tsx";
import { figureColumns, shownColumns, toFigureText } from "../../participant/figure-columns.ts";
import { Rating } from "../../rating/rating.tsx";
import { useParticipant } from "../../participant/participant-context.tsx";
import { columnName } from "../column-name.ts";

/** Too narrow a table for all that is counted. */
const careerColumns = figureColumns.filter((column) => column !== "minutes" && column !== "redCards");

/** Season by season and competition by competition, the latest first. */
export function Career({ seasons }: { readonly seasons: readonly SeasonRow[] }) {
  const { lang } = usePage();
  const { sportId } = useParticipant();
  const texts = peopleTexts(lang);
  if (seasons.length === 0) return null;
  const columns = shownColumns(seasons, careerColumns);
  return (
    <Card title={texts.career}>
      <table className="figures-table">
        <thead>
          <tr>
            <th scope="col">{texts.season}</th>
            {columns.map((column) => {
              const [short, long] = columnName(column, sportId, texts);
              return (
                <th scope="col" key={column} className={column === "rating" ? "rating-cell" : undefined}>
                  <abbr title={long}>{short}</abbr>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {seasons.map((row) => (
            <tr key={`${row.season} ${row.competition}`}>
              <th scope="row">
                <Flag name={row.flag} />
                <span>
                  {row.competition}
                  <small>{row.season}</small>
                </span>
              </th>
              {columns.map((column) => (
                <td key={column} className={column === "rating" ? "rating-cell" : undefined}>
                  {column === "rating" && row.rating != null ? (
                    <Rating value={row.rating} toName={texts.rating} />
                  ) : (
                    toFigureText(row[column], lang)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
