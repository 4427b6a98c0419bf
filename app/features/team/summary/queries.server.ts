import type { AppLoadContext } from "@remix-run/cloudflare";
import { readFigures, readMissed, type MissedRow } from "../../../../shared/feed/sections/read-people.ts";
import { readStandings } from "../../../../shared/feed/sections/read-standings.ts";
import { loadFeeds } from "../../../feeds/load-feed.server.ts";
import { loadEvents, loadProfile, newsCount } from "../../participant/load-participant.server.ts";
import { readArticles, type ArticleRow } from "../../news/read-articles.ts";
import {
  figuresFeedName,
  missedFeedName,
  newsFeedName,
  transfersFeedName,
} from "../../participant/participant-feeds.ts";
import { readTransfers, type Transfer } from "../../participant/transfer-list.tsx";
import type { Member } from "../squad-lines.ts";
import { tablesOf } from "../../participant/listed-tables.ts";
import { findPlace, type TablePlace } from "../../participant/table-place.ts";

/** How much of each section its beginning shows. */
const shown = { tables: 3, members: 5, absences: 5, transfers: 4, news: 3 };

/** The beginnings of a team's sections; empty where there is nothing, or where a feed cannot be had just now. */
export type Summary = {
  readonly tables: readonly TablePlace[];
  readonly members: readonly Member[];
  readonly absences: readonly MissedRow[];
  readonly transfers: readonly Transfer[];
  readonly news: readonly ArticleRow[];
};

export async function loadSummary(context: AppLoadContext, id: string): Promise<Summary> {
  const loaded = await loadProfile(context, id);
  const list = await loadEvents(context, loaded.sportId, "team", loaded);
  const listed = tablesOf(list?.feed ?? "", shown.tables);
  const [figures, missed, transfers, news, ...tables] = await loadFeeds(context, [
    figuresFeedName(id),
    missedFeedName(id),
    transfersFeedName(id),
    newsFeedName(id, newsCount),
    ...listed.map(({ feedName }) => feedName),
  ]);
  return {
    tables: listed.flatMap(
      ({ league }, index) => findPlace(readStandings(tables[index]?.body ?? ""), league, id) ?? [],
    ),
    members: toBestMembers(readFigures(figures?.body ?? "").people, loaded.people),
    absences: readMissed(missed?.body ?? "")
      .filter(({ isCurrent }) => isCurrent === 1)
      .slice(0, shown.absences),
    transfers: readTransfers(transfers?.body ?? "").slice(0, shown.transfers),
    news: readArticles(news?.body ?? "").slice(0, shown.news),
  };
}

/** The best marks of those who played at least a third of the games. */
function toBestMembers(
  figures: ReturnType<typeof readFigures>["people"],
  people: Awaited<ReturnType<typeof loadProfile>>["people"],
): readonly Member[] {
  const most = Math.max(0, ...figures.map(({ games }) => games ?? 0));
  return figures
    .filter(({ rating, games }) => rating != null && (games ?? 0) * 3 >= most)
    .toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
    .flatMap((row) => {
      const profile = people.find(({ id }) => id === row.personId);
      return profile === undefined ? [] : [{ profile, figures: row }];
    })
    .slice(0, shown.members);
}
