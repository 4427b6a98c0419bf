import { commaIn } from "../../shared/texts/comma.ts";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { readStandings, type Standings, type StandingsTable } from "../../shared/feed/sections/read-standings.ts";
import { flagOfCountryId } from "../../shared/geo/country-flag.ts";
import { crestOf } from "../../shared/identity/crest.ts";
import type { Language } from "../../shared/texts/languages.ts";
import { sportById } from "../../shared/sports/catalogue.ts";
import { tableTab } from "../../shared/sports/standings/table-tabs.ts";
import { standingsFeedName } from "../features/competition/competition-feeds.ts";
import { toXmlText } from "../features/documents/xml.ts";
import { loadDirectory } from "../feeds/load-directory.server.ts";
import { loadFeed } from "../feeds/load-feed.server.ts";
import { standingsTexts } from "../i18n/standings-texts.ts";
import type { StandingsTexts } from "../i18n/standings/fr.ts";
import { flagMarkup } from "./event-markup.ts";
import { emptyBody, type Markup, type WidgetContent } from "./widget-document.ts";
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
  if (standings.tables.length === 0) return { title, body: emptyBody(name, texts.empty), refreshSeconds: idleSeconds };
  return {
    title,
    body:
      `<header>${flagMarkup(of.flag)}<h1>${toXmlText(name)}</h1><small>${toXmlText(current.season)}</small></header>` +
      standings.tables.map((table) => toTable(table, standings, texts, { hasCrests: isDuel, lang })).join("") +
      (isLive ? `<p class="note">${toXmlText(texts.liveNote)}</p>` : ""),
    refreshSeconds: isLive ? liveSeconds : idleSeconds,
  };
}

function toTable(
  { title, rows }: StandingsTable,
  standings: Standings,
  texts: StandingsTexts,
  { hasCrests, lang }: { readonly hasCrests: boolean; readonly lang: Language },
): Markup {
  const head = standings.columns.map(
    ({ column, head: short }) =>
      `<th scope="col" class="${classOf(column)}"><abbr title="${toXmlText(texts.columns[column])}">${toXmlText(short || texts.columns[column])}</abbr></th>`,
  );
  const body = rows.map(({ rank, zone, team, teamId, nationId, cells, running }) => {
    const mark =
      zone === null
        ? ""
        : `<svg aria-hidden="true"><rect width="100%" height="100%" fill="${zone.colour}"/></svg><span class="sr-only">${toXmlText(zone.label + commaIn(lang))}</span>`;
    const score = running === null ? "" : running.score.replace(":", "–");
    const live = score === "" ? "" : ` <b class="running" title="${toXmlText(texts.running)}">${toXmlText(score)}</b>`;
    const crest = hasCrests ? `<i class="crest h${crestOf(teamId)}"></i>` : "";
    const sign = nationId === null ? crest : flagMarkup(flagOfCountryId(nationId));
    const figures = cells.map((cell, index) => {
      const column = standings.columns[index]?.column ?? "";
      return `<td class="${classOf(column)}">${toXmlText(cell)}</td>`;
    });
    return (
      `<tr data-id="${toXmlText(teamId)}" data-score="${toXmlText(score)}"><td class="rank">${mark}${rank}</td>` +
      `<th scope="row"><span>${sign}<em>${toXmlText(team)}</em>${live}</span></th>${figures.join("")}</tr>`
    );
  });
  const caption = title === "" ? "" : `<h2>${toXmlText(title)}</h2>`;
  return (
    `${caption}<table><thead><tr><th scope="col"><abbr title="${toXmlText(texts.columns.rank)}">#</abbr></th>` +
    `<th scope="col">${toXmlText(standings.teamHead || texts.columns.team)}</th>${head.join("")}</tr></thead>` +
    `<tbody>${body.join("")}</tbody></table>`
  );
}

const classOf = (column: string): string => (narrowColumns.has(column) ? column : `${column} wide`);
