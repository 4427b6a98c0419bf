import type { AppLoadContext } from "@remix-run/cloudflare";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { readFigures, readMissed, type MissedRow } from "../../../../shared/wire/sections/read-people.ts";
import { isMasked, isMissingSome } from "../../../feeds/masked-body.ts";
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
import { toPlaces, type ListedPlace } from "../../participant/table-place.ts";
import { loadStrengthCard } from "../../strength/load-strength-card.server.tsx";
import { chancesFeedName, toFirstOutlook } from "./first-outlook.server.ts";
import { statisticsFeedName, toFirstRanks } from "./first-ranks.server.ts";
import type { SeasonOutlook } from "./season-outlook.ts";
import type { LeagueRanks } from "./season-ranks.ts";

/** How much of each section its beginning shows. */
const shown = { tables: 3, members: 5, absences: 5, transfers: 4, news: 3 };

/** The first items of a team's sections; empty where there are none, or where a feed cannot be loaded at the moment. */
export type Summary = {
  readonly tables: readonly ListedPlace[];
  /** Null where the team plays in no league whose season has chances. */
  readonly outlook: SeasonOutlook | null;
  /** Null where nothing is counted in a league of the team. */
  readonly ranks: LeagueRanks | null;
  /** The card of its strength; null where that is not known. */
  readonly strength: string | null;
  readonly members: readonly Member[];
  readonly absences: readonly MissedRow[];
  readonly transfers: readonly Transfer[];
  readonly news: readonly ArticleRow[];
  /** Its feed where some are masked. */
  readonly maskedNews: string | null;
  /** Whether the best rated players would reveal a hidden result. */
  readonly isMasked: boolean;
};

export async function loadSummary(context: AppLoadContext, id: string): Promise<Summary> {
  const loaded = await loadProfile(context, id);
  const list = await loadEvents(context, loaded.sportId, "team", loaded);
  const listed = tablesOf(list?.feed ?? "", shown.tables);
  const newsName = newsFeedName(id, newsCount);
  // No other sport has chances.
  const leagues = loaded.sportId === sportIds.soccer ? listed.map(({ league }) => league) : [];
  const strength = loadStrengthCard(context, id);
  const [figures, missed, transfers, news, ...others] = await loadFeeds(context, [
    figuresFeedName(id),
    missedFeedName(id),
    transfersFeedName(id),
    newsName,
    ...listed.map(({ feedName }) => feedName),
    ...leagues.map(chancesFeedName),
    ...listed.map(({ league }) => statisticsFeedName(league)),
  ]);
  const bodies = others.map((feed) => feed?.body ?? "");
  return {
    tables: listed.flatMap((table, index) => toPlaces(table, bodies[index] ?? "", id, context.variant.lang)),
    outlook: toFirstOutlook(leagues, bodies.slice(listed.length), id, context.variant.lang),
    ranks: toFirstRanks(
      listed.map(({ league }) => league),
      bodies.slice(listed.length + leagues.length),
      id,
      context.variant.lang,
    ),
    strength: await strength,
    members: toBestMembers(readFigures(figures?.body ?? "").people, loaded.people),
    absences: readMissed(missed?.body ?? "")
      .filter(({ isCurrent }) => isCurrent === 1)
      .slice(0, shown.absences),
    transfers: readTransfers(transfers?.body ?? "").slice(0, shown.transfers),
    news: readArticles(news?.body ?? "").slice(0, shown.news),
    maskedNews: isMissingSome(news?.body ?? "") ? newsName : null,
    isMasked: isMasked(figures?.body ?? null),
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
