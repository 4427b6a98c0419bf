import { commaIn } from "../../shared/texts/comma.ts";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { readStandings, type Standings, type StandingsTable } from "../../shared/wire/sections/read-standings.ts";
import { flagOfCountryId } from "../ui/country-flag.ts";
import { crestOf } from "../../shared/competitions/crest.ts";
import type { Language } from "../../shared/texts/languages.ts";
import { sportById } from "../../shared/sports/catalogue.ts";
import { tableTab } from "../../shared/competitions/table-tabs.ts";
import { standingsFeedName } from "../features/competition/competition-feeds.ts";
import { toLocalFigure } from "../../shared/texts/numbers.ts";
import { loadDirectory } from "../feeds/load-directory.server.ts";
import { loadFeed } from "../feeds/load-feed.server.ts";
import { standingsTexts } from "../i18n/standings-texts.ts";
import type { StandingsTexts } from "../i18n/standings-texts.ts";
import { WidgetFlag } from "./event-parts.tsx";
import { EmptyWidget, type WidgetContent } from "./widget-document.tsx";
import type { WidgetSubject } from "./widget-subject.ts";

/** A table changes with a goal of a running game. */
const liveSeconds = 10;
const idleSeconds = 120;

/** Columns that a narrow frame has room for; the others are shown from 480 pixels. */
const narrowColumns: ReadonlySet<string> = new Set(["played", "difference", "percentage", "points"]);

/** The table of a competition as if the running games ended now. Throws like `loadDirectory`; null where it cannot be had. */
export async function loadTableWidget(
  context: AppLoadContext,
  { sportId, country, competition }: Extract<WidgetSubject, { readonly kind: "table" }>,
  nowSeconds: number,
): Promise<WidgetContent | null> {
  const { lang } = context.variant;
  const question = { kind: "competition", sportId, country, competition, lang } as const;
  const { name, tournamentId, current, country: of } = await loadDirectory(context, question, nowSeconds);
  const isDuel = sportById(sportId)?.duel !== false;
  const tab = isDuel ? tableTab.live : tableTab.overall;
  const feed = await loadFeed(context, standingsFeedName({ tournamentId, stageId: current.stageId }, tab));
  if (feed === null) return null;
  const standings = readStandings(feed.body);
  const texts = standingsTexts(lang);
  const title = name + commaIn(lang) + texts.title.toLowerCase();
  const isLive = standings.tables.some(({ rows }) => rows.some(({ running }) => running !== null));
  if (standings.tables.length === 0) {
    return { title, body: <EmptyWidget title={name} hint={texts.empty} />, refreshSeconds: idleSeconds };
  }
  return {
    title,
    body: (
      <>
        <header>
          <WidgetFlag name={of.flag} />
          <h1>{name}</h1>
          <small>{current.season}</small>
        </header>
        {standings.tables.map((table, index) => (
          <Table key={index} {...{ table, standings, texts, hasCrests: isDuel, lang }} />
        ))}
        {isLive ? <p className="note">{texts.liveNote}</p> : null}
      </>
    ),
    refreshSeconds: isLive ? liveSeconds : idleSeconds,
  };
}

type TableProps = {
  readonly table: StandingsTable;
  readonly standings: Standings;
  readonly texts: StandingsTexts;
  readonly hasCrests: boolean;
  readonly lang: Language;
};

function Table({ table: { title, rows }, standings, texts, hasCrests, lang }: TableProps) {
  return (
    <>
      {title === "" ? null : <h2>{title}</h2>}
      <table>
        <thead>
          <tr>
            <th scope="col">
              <abbr title={texts.columns.rank}>#</abbr>
            </th>
            <th scope="col">{standings.teamHead || texts.columns.team}</th>
            {standings.columns.map(({ column, head }) => (
              <th key={column} scope="col" className={classOf(column)}>
                <abbr title={texts.columns[column]}>{head || texts.columns[column]}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rank, zone, team, teamId, nationId, cells, running }) => {
            const score = running === null ? "" : running.score.replace(":", "–");
            return (
              <tr key={teamId} data-id={teamId} data-score={score}>
                <td className="rank">
                  {zone === null ? null : (
                    <>
                      <svg aria-hidden="true">
                        <rect width="100%" height="100%" fill={zone.colour} />
                      </svg>
                      <span className="sr-only">{zone.label + commaIn(lang)}</span>
                    </>
                  )}
                  {rank}
                </td>
                <th scope="row">
                  <span>
                    {nationId !== null ? (
                      <WidgetFlag name={flagOfCountryId(nationId)} />
                    ) : hasCrests ? (
                      <i className={`crest h${crestOf(teamId)}`} />
                    ) : null}
                    <em>{team}</em>
                    {score === "" ? null : (
                      <>
                        {" "}
                        <b className="running" title={texts.running}>
                          {score}
                        </b>
                      </>
                    )}
                  </span>
                </th>
                {cells.map((cell, index) => (
                  <td key={index} className={classOf(standings.columns[index]?.column ?? "")}>
                    {toLocalFigure(cell ?? "", lang)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

const classOf = (column: string): string => (narrowColumns.has(column) ? column : `${column} wide`);
