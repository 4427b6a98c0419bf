import { formatAddress } from "../../../../../shared/addresses/format-address.ts";
import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { contentHash } from "../../../../../shared/wire/content-hash.ts";
import { articleSection, newsSection, transferSection } from "../../../../../shared/wire/sections/news-section.ts";
import { toSlug } from "../../../../../shared/addresses/slug.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import type { Article } from "../../ledger/article.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import { articleOf, competitionArticles, participantArticles, sportArticles } from "../../news/articles-now.ts";
import { textsIn } from "../../texts/texts-in.ts";
import type { Transfer } from "../../../../../shared/competitions/transfer.ts";
import { feeIn } from "./fee-in.ts";
import { bookmakersNamedIn } from "../../betting-prose/site-prose.ts";
import { transfersOf } from "../../news/transfers-of.ts";
import { playerPath } from "../match/player-texts.ts";
import { latestSeasons } from "../lists/season-leagues.ts";
import { toFieldsOf } from "../lists/participants.ts";
import type { FeedAnswers, FeedQuestion } from "../feed-answers.ts";

/** Items of a list (C9.04): the default number, the highest one, and how many the home page shows. */
const usualCount = 15;
const allowedCounts: ReadonlySet<number> = new Set([3, 15, 30]);
const homeCount = 3;
const mostCount = 30;
const counts = { home: homeCount, sport: usualCount, all: mostCount } as const;
const transfersPerPage = 30;
/** A season that has just begun follows one that has just ended. */
const newsSeasons = 2;

/** Articles and transfers. Transfers of type 1 are a team's arrivals, of type 2 its departures, of type 0 both. */
export const newsFeeds: FeedAnswers = {
  news: (context, { newsPage }, question) =>
    toNewsBody(context, sportArticles(context, toQuestion(question), counts[newsPage])),

  article(context, { articleId }, question) {
    const article = articleOf(context, articleId, toQuestion(question));
    return article === null ? emptyBody : toArticleBody(context, article);
  },

  "participant-news": (context, { participantId }, question) =>
    toNewsBody(context, participantArticles(context, participantId, toQuestion(question), usualCount)),

  // The id names a participant, a tournament, or a stage of a tournament with parts.
  "my-news"(context, { participantId: id, count }, question) {
    const most = allowedCounts.has(count) ? count : usualCount;
    const { events } = context;
    const ofTournament = latestSeasons(events.leaguesOfTournament(id), newsSeasons);
    const stage = ofTournament.length > 0 ? null : events.league(id);
    const leagues = stage === null ? ofTournament : [stage];
    return toNewsBody(
      context,
      leagues.length > 0
        ? competitionArticles(context, leagues, toQuestion(question), most)
        : participantArticles(context, id, toQuestion(question), most),
    );
  },

  transfers(context, { participantId, type, page }, { projectLanguage, clock }) {
    const transfers = transfersOf(context, participantId, clock.at(60)).filter(
      ({ fromId, toId }) => type === 0 || (type === 1 ? toId : fromId) === participantId,
    );
    const first = (Math.max(page, 1) - 1) * transfersPerPage;
    return toTransferBody(transfers.slice(first, first + transfersPerPage), projectLanguage);
  },
};

/** The clock is read in steps of a minute: an article appears on the first full minute after its time. */
const toQuestion = ({ clock, projectLanguage }: FeedQuestion) => ({ nowSeconds: clock.at(60), lang: projectLanguage });

/** Articles in their order, signed. */
export function toNewsBody(context: LedgerContext, articles: readonly Article[]): string {
  const rows = articles.map((article) => toArticleRow(context, article));
  const unsigned = newsSection.encode({ sportId: 0, rows, signature: "" });
  return rows.length === 0 ? unsigned : newsSection.encode({ sportId: 0, rows, signature: contentHash(unsigned) });
}

/** Moves name their teams without their slugs; a page whose slug is another redirects. */
const teamPath = (id: string, name: string, lang: Language): string =>
  formatAddress({ kind: "team", slug: toSlug(name) || "x", id, section: "summary" }, lang);

/** An article, and the teams, players and events that it is about. */
function toArticleBody(context: LedgerContext, article: Article): string {
  const { lang, participantIds, eventIds } = article;
  const about = participantIds.flatMap((id) => {
    const { url, teamName, flag } = toFieldsOf(context, id, lang) ?? {};
    return url == null
      ? []
      : [{ kind: "about" as const, fields: { id, name: teamName ?? "", path: url, flag: flag ?? null } }];
  });
  const events = eventIds
    .filter((id) => context.events.event(id) !== null)
    .map((eventId) => ({ kind: "event" as const, fields: { eventId } }));
  return articleSection.encode({
    sportId: 0,
    rows: [toArticleRow(context, article), ...about, ...events],
    signature: "",
  });
}

function toArticleRow(context: LedgerContext, article: Article) {
  const { id, lang, title, lead, url, image, imageSize, source, publishedSeconds } = article;
  const path = formatAddress({ kind: "article", slug: toSlug(title) || "x", id }, lang);
  const picture = {
    ...(image !== undefined && { image }),
    ...(imageSize !== undefined && { imageWidth: imageSize.width, imageHeight: imageSize.height }),
  };
  const aboutIds = aboutOf(context, article);
  const betting = article.isBetting === true && { bookmakerIds: bookmakersNamedIn(title, lead, source) };
  const fields = { id, title, lead, url, path, ...picture, source, publishedSeconds, aboutIds, ...betting };
  return { kind: "article" as const, fields };
}

/** The ids of the participants and games that an article names, and of the leagues and sides of those games. */
function aboutOf({ events }: LedgerContext, { participantIds, eventIds }: Article): readonly string[] {
  const ofGames = eventIds.flatMap((eventId) => {
    const schedule = events.event(eventId)?.state.schedule;
    return schedule === undefined ? [] : [schedule.leagueStageId, schedule.home.id, schedule.away?.id ?? []].flat();
  });
  return [...new Set([...participantIds, ...eventIds, ...ofGames])];
}

function toTransferBody(transfers: readonly Transfer[], lang: Language): string {
  const rows = transfers.map(({ id, playerId, player, fromId, from, toId, to, kind, fee, daySeconds }) => ({
    kind: "transfer" as const,
    fields: {
      id,
      playerId,
      player,
      path: playerPath({ id: playerId, name: player }, lang),
      ...(fromId === "" ? {} : { fromId, fromPath: teamPath(fromId, from, lang) }),
      fromTeam: from,
      ...(toId === "" ? {} : { toId, toPath: teamPath(toId, to, lang) }),
      toTeam: to,
      type: textsIn(lang).news.transfers[kind],
      fee: feeIn(fee, lang),
      daySeconds,
    },
  }));
  return transferSection.encode({ sportId: 0, rows, signature: "" });
}
