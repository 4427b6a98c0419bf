import { useMemo } from "react";
import {
  readOverUnder,
  type OverUnderRow,
  type OverUnderTable,
} from "../../../../shared/wire/sections/over-under-section.ts";
import { standingsTexts } from "../../../i18n/standings-texts.ts";
import { isMasked } from "../../../feeds/masked-body.ts";
import { Segments } from "../../match/segments/segments.tsx";
import { NameLink } from "../../page/name-link.tsx";
import { usePage } from "../../page/page-context.tsx";
import { TeamMark } from "../../standings/team-mark.tsx";
import { MaskedTable } from "../masked-table.tsx";
import { useMovingFeed } from "../use-moving-feed.ts";
import { formatNumber } from "../../../../shared/texts/numbers.ts";

type OverUnderProps = { readonly feedName: string; readonly body: string };

/** How often the games of each team had more goals than a line, which is chosen. */
export function OverUnder({ feedName, body: loaded }: OverUnderProps) {
  const { lang } = usePage();
  const texts = standingsTexts(lang).overUnder;
  const body = useMovingFeed(feedName, loaded);
  const { lines, usual } = useMemo(() => readOverUnder(body), [body]);
  if (isMasked(body))
    return (
      <div className="card">
        <MaskedTable />
      </div>
    );
  return (
    <div className="over-under">
      <Segments
        label={texts.line}
        chosen={usual}
        items={lines.map(({ line, tables }) => ({
          text: formatNumber(line, lang, 1),
          panel: tables.map((table) => <LineTable key={table.title} table={table} />),
        }))}
      />
      <p className="table-notes">{texts.note}</p>
    </div>
  );
}

function LineTable({ table: { title, rows } }: { readonly table: OverUnderTable }) {
  const texts = standingsTexts(usePage().lang);
  const { over, under, perGame, perGameHead } = texts.overUnder;
  return (
    <div className="card league-table">
      {title === "" ? null : <h3>{title}</h3>}
      <table>
        <thead>
          <tr>
            <th scope="col">
              <abbr title={texts.columns.rank}>#</abbr>
            </th>
            <th scope="col">{texts.columns.team}</th>
            <th scope="col">
              <abbr title={texts.columns.played}>{texts.playedHead}</abbr>
            </th>
            <th scope="col">{over}</th>
            <th scope="col">{under}</th>
            <th scope="col">
              <abbr title={perGame}>{perGameHead}</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={row.teamId} row={row} rank={index + 1} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, rank }: { readonly row: OverUnderRow; readonly rank: number }) {
  const { lang } = usePage();
  const { team, teamId, nationId, path, played, over, under, goals } = row;
  return (
    <tr>
      <td className="of-rank">{rank}</td>
      <th scope="row">
        <span className="team">
          <TeamMark id={teamId} nationId={nationId} hasCrest />
          <NameLink name={team} path={path} />
        </span>
      </th>
      <td>{played}</td>
      <td className="of-points">{over}</td>
      <td>{under}</td>
      <td>{played === 0 ? "–" : formatNumber(goals / played, lang, 2)}</td>
    </tr>
  );
}
