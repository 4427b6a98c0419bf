import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { commaIn } from "../../../shared/texts/comma.ts";
import type { StandingsRow, StandingsTable, TableCells } from "../../../shared/wire/sections/read-standings.ts";
import { standingsTexts } from "../../i18n/standings-texts.ts";
import { Sign } from "../../ui/sign.tsx";
import { toLocalFigure } from "../../../shared/texts/numbers.ts";
import { NameLink } from "../page/name-link.tsx";
import { scoreText } from "../page/score-text.ts";
import { FormMark } from "../participant/form-mark.tsx";
import { TeamMark } from "./team-mark.tsx";
import { useEventContext } from "../match-row/event-context.tsx";

type LeagueTableProps = {
  readonly table: StandingsTable;
  readonly columns: readonly TableCells[];
  /** Ids of both sides of the match. */
  readonly sides: readonly string[];
  /** The heading of the ranked competitors' column; "" means teams. */
  readonly teamHead?: string;
  /** Whether they have crests, as teams do. */
  readonly hasCrests?: boolean;
  /** The table is inside a card that has other contents too. */
  readonly isBare?: boolean;
};

/** One table. A narrow screen leaves out columns that can be worked out from the others. */
export function LeagueTable({
  table: { title, rows },
  columns,
  sides,
  teamHead = "",
  hasCrests = false,
  isBare = false,
}: LeagueTableProps) {
  const { lang } = useEventContext();
  const texts = standingsTexts(lang);
  // A table without a column of losses is one of a season of races, whose headings are whole words.
  const isOfRaces = columns.every(({ column }) => column !== "losses");
  const hasForm = rows.some(({ form }) => form.length > 0);
  return (
    <div className={`${isBare ? "" : "card "}league-table`}>
      {title === "" ? null : <h2>{title}</h2>}
      <table>
        <thead>
          <tr>
            <th scope="col">
              <abbr title={texts.columns.rank}>#</abbr>
            </th>
            <th scope="col">{teamHead || texts.columns.team}</th>
            {columns.map(({ column, head }) => (
              <th key={column} scope="col" className={`of-${column}`}>
                {isOfRaces && column !== "points" && head !== "" ? (
                  head
                ) : (
                  <abbr title={texts.columns[column]}>{head || texts.columns[column]}</abbr>
                )}
              </th>
            ))}
            {hasForm ? (
              <th scope="col" className="of-form">
                {texts.form}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // At another place it is another element: a table that changes while it is read moves nothing.
            <Row
              key={`${place} ${row.teamId}`}
              row={row}
              columns={columns}
              isSide={sides.includes(row.teamId)}
              hasForm={hasForm}
              hasCrest={hasCrests}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = {
  readonly row: StandingsRow;
  readonly columns: readonly TableCells[];
  /** A side of the match that the page is about. */
  readonly isSide: boolean;
  readonly hasForm: boolean;
  readonly hasCrest: boolean;
};

/** "157:0" → "157:": a side of cricket that is yet to bat has no score. */
const withoutUnbatted = (score: string): string => score.replace(/^([1-9]\d*:)0$|^0(:[1-9]\d*)$/, "$1$2");

function Row({ row, columns, isSide, hasForm, hasCrest }: RowProps) {
  const { rank, zone, team, teamId, path, nationId, cells, rankChange, running, form } = row;
  const { lang, href, sportId } = useEventContext();
  const texts = standingsTexts(lang);
  return (
    <tr className={isSide ? "of-match" : undefined}>
      <td className="of-rank" title={zone?.label}>
        {zone === null ? null : (
          <svg className="zone" aria-hidden="true">
            <rect width="100%" height="100%" fill={zone.colour} />
          </svg>
        )}
        {rank || "–"}
        {zone === null ? null : <span className="sr-only">{commaIn(lang) + zone.label}</span>}
      </td>
      <th scope="row">
        <span className="team">
          <TeamMark id={teamId} nationId={nationId} hasCrest={hasCrest} />
          <NameLink name={team} path={path} />
          {rankChange === 0 ? null : (
            <Sign
              key={`${rankChange} ${running?.score}`}
              name={rankChange > 0 ? texts.ranksWon({ count: rankChange }) : texts.ranksLost({ count: -rankChange })}
              className={rankChange > 0 ? "rises" : "falls"}
            >
              {Math.abs(rankChange)}
            </Sign>
          )}
          {running === null || running.score === "" ? null : (
            <a
              key={running.score}
              href={href({ kind: "match", eventId: running.eventId, tab: "summary" })}
              title={texts.running}
            >
              {scoreText(sportId === sportIds.cricket ? withoutUnbatted(running.score) : running.score, lang, " – ")}
            </a>
          )}
        </span>
      </th>
      {columns.map(({ column }, index) => (
        <td key={`${column} ${cells[index]}`} className={`of-${column}`}>
          {toLocalFigure(cells[index] ?? "", lang)}
        </td>
      ))}
      {hasForm ? (
        <td className="of-form">
          <span>
            {form.map(({ eventId, form: each, text }) => (
              <FormMark key={eventId} form={each} lang={lang} game={text} />
            ))}
          </span>
        </td>
      ) : null}
    </tr>
  );
}
