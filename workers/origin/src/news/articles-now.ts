import type { Language } from "../../../../shared/texts/languages.ts";
import { daySeconds } from "../../../../shared/basics/day.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import type { StoredEvent } from "../ledger/event-store.ts";
import type { Article } from "../ledger/article.ts";
import type { League } from "../../../../shared/timeline/schedule.ts";
import { versionOf, type Picture } from "../pictures/picture-path.ts";
import { drawResult } from "../pictures/result-picture.ts";
import { eventOfResultArticle, toResultArticle } from "./result-article.ts";

/** How far back news reach (C9.04). */
const reachSeconds = 14 * daySeconds;
/** Games of a sport whose results make its headlines: those of leagues at the top. */
const headlineRank = 10;
/** The most articles that a match's page lists. */
const mostOfEvent = 30;
/** Articles of a sport among which those about a competition are found. */
const mostSearched = 500;
const longAgo = Number.MIN_SAFE_INTEGER;

export type NewsQuestion = { readonly nowSeconds: number; readonly lang: Language };

/** A sport's news: what providers sent, and the results of its first leagues; newest first. */
export function sportArticles(
  context: LedgerContext,
  { nowSeconds, lang }: NewsQuestion,
  count: number,
): readonly Article[] {
  const fromSeconds = nowSeconds - reachSeconds;
  const sent = context.articles.between(lang, fromSeconds, nowSeconds, count);
  const top = new Set(context.events.leagues().flatMap(({ stageId, rank }) => (rank <= headlineRank ? [stageId] : [])));
  const events = context.events
    .eventsBetween(fromSeconds, nowSeconds)
    .filter(({ state }) => top.has(state.schedule.leagueStageId));
  return newest([...sent, ...toArticles(context, events, lang)], nowSeconds, count);
}

/** News about a participant. */
export function participantArticles(
  context: LedgerContext,
  participantId: string,
  { nowSeconds, lang }: NewsQuestion,
  count: number,
): readonly Article[] {
  const fromSeconds = nowSeconds - reachSeconds;
  const sent = context.articles.about(participantId, lang, fromSeconds, nowSeconds, count);
  const events = context.events.eventsOfParticipant(participantId, fromSeconds, nowSeconds);
  return newest([...sent, ...toArticles(context, events, lang)], nowSeconds, count);
}

/** News about a competition: what providers sent about its games, and their results. */
export function competitionArticles(
  context: LedgerContext,
  leagues: readonly League[],
  { nowSeconds, lang }: NewsQuestion,
  count: number,
): readonly Article[] {
  const fromSeconds = nowSeconds - reachSeconds;
  const events = leagues
    .flatMap(({ stageId }) => context.events.eventsOfStage(stageId))
    .filter(({ state: { schedule } }) => schedule.startSeconds >= fromSeconds && schedule.startSeconds <= nowSeconds);
  const ids = new Set(events.map(({ state }) => state.schedule.eventId));
  const sent = context.articles
    .between(lang, fromSeconds, nowSeconds, mostSearched)
    .filter(({ eventIds }) => eventIds.some((id) => ids.has(id)));
  return newest([...sent, ...toArticles(context, events, lang)], nowSeconds, count);
}

/** Finds an article by its id: a provider's, or the ledger's own on a result. Null if it does not exist in the language. */
export function articleOf(context: LedgerContext, id: string, { nowSeconds, lang }: NewsQuestion): Article | null {
  const eventId = eventOfResultArticle(id);
  const stored = eventId === null ? null : context.events.event(eventId);
  const article = stored === null ? context.articles.article(id) : (toArticles(context, [stored], lang)[0] ?? null);
  return article !== null && article.lang === lang && article.publishedSeconds <= nowSeconds ? article : null;
}

/** The picture of an article that the ledger wrote itself; null for any other. */
export function pictureOf(context: LedgerContext, articleId: string, lang: Language): Picture | null {
  const state = context.events.event(eventOfResultArticle(articleId) ?? "")?.state;
  const league = state === undefined ? null : context.events.league(state.schedule.leagueStageId);
  if (state === undefined || league === null || toResultArticle(state, league, lang) === null) return null;
  const svg = drawResult(state, league, lang);
  return svg === null ? null : { svg, version: versionOf(state, league, lang) };
}

/** News about one event, its own result among them. */
export function eventArticles(
  context: LedgerContext,
  stored: StoredEvent,
  { nowSeconds, lang }: NewsQuestion,
): readonly Article[] {
  const sent = context.articles.about(stored.state.schedule.eventId, lang, longAgo, nowSeconds, mostOfEvent);
  return newest([...sent, ...toArticles(context, [stored], lang)], nowSeconds, mostOfEvent);
}

/** Games of a replay are old news. */
const toArticles = (
  { events, providers }: LedgerContext,
  stored: readonly StoredEvent[],
  lang: Language,
): readonly Article[] =>
  stored.flatMap(({ state }) => {
    const league =
      providers.of(state.schedule).origin === "replayed" ? null : events.league(state.schedule.leagueStageId);
    return league === null ? [] : (toResultArticle(state, league, lang) ?? []);
  });

const newest = (articles: readonly Article[], nowSeconds: number, count: number): readonly Article[] =>
  articles
    .filter(({ publishedSeconds }) => publishedSeconds <= nowSeconds)
    .toSorted((a, b) => b.publishedSeconds - a.publishedSeconds || (a.id < b.id ? -1 : 1))
    .slice(0, count);
