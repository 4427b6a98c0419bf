import { WorkerEntrypoint } from "cloudflare:workers";
import { Hono } from "hono";
import type { DirectoryAnswer, DirectoryQuestion } from "../../../shared/addresses/directory.ts";
import type { OriginFeedAnswer, OriginFeedQuestion, OriginFeedService } from "../../../shared/wire/origin-feeds.ts";
import type { Visitor } from "../../../shared/places/visitor.ts";
import type { LedgerReport, StoreReport } from "../../../shared/operations/reports.ts";
import { isStoreReached } from "../../../shared/operations/is-store-reached.ts";
import { daySeconds } from "../../../shared/basics/day.ts";
import { versionOf } from "../../../shared/operations/version-of.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { answerGraph } from "./answer-graph.ts";
import { backupRoutes } from "./backup/backup-route.ts";
import { knownProviders } from "./ingest/known-providers.ts";
import { ingestRoutes } from "./ingest-route.ts";
import { loadFeed } from "./load-feed.ts";
import { answerPicture } from "./pictures/answer-picture.ts";
import type {
  ListedDaysQuestion,
  ListedPage,
  PagesQuestion,
  SportDays,
  SportPages,
} from "../../../shared/addresses/listed-pages.ts";
import { countPages, listPages } from "./search/listed-pages.ts";
import { searchRoutes } from "./search-route.ts";

/** The entry point for the feed proxy (docs/adr/026). */
export class OriginFeeds extends WorkerEntrypoint<OriginEnv> implements OriginFeedService {
  feed(question: OriginFeedQuestion): Promise<OriginFeedAnswer> {
    return loadFeed(question, this.env);
  }
}

const searchApp = new Hono<{ Bindings: OriginEnv }>().route("/api/v2", searchRoutes);
ingestRoutes.route("/", backupRoutes);
const ingestApp = new Hono<{ Bindings: OriginEnv }>().route("/ingest/v1", ingestRoutes);

/** A season and its summer: a page whose events are older says no time of its last change. */
const changesKnownSeconds = 400 * daySeconds;

/** The entry point for the site. Methods that take a request answer an unchanged one from outside, whose headers prove nothing. */
export class OriginServices extends WorkerEntrypoint<OriginEnv> {
  /** `/api/v2/…` (S1–S7). */
  async search(request: Request): Promise<Response> {
    return searchApp.fetch(request, this.env);
  }

  /** `/graphql` and known queries (G1–G6), as the visitor's place may see them. */
  graph(visitor: Visitor, request: Request): Promise<Response> {
    return answerGraph(visitor.policy, request, this.env);
  }

  /** Resolves the slugs of an address; null if nothing has them or if the sport does not exist. */
  async directory(question: DirectoryQuestion): Promise<DirectoryAnswer | null> {
    if (sportById(question.sportId) === null) return null;
    // Copies the result: otherwise the receiver would have to dispose of the original.
    return structuredClone(await this.env.LEDGER.getByName(String(question.sportId)).directory(question));
  }

  /** `/pictures/…`: a picture that we draw, by its path. */
  async picture(path: string): Promise<Response> {
    return answerPicture(path, (sportId, articleId, lang) =>
      this.env.LEDGER.getByName(String(sportId)).picture(articleId, lang),
    );
  }

  /** How many pages of things the catalogue has, by sport. */
  countPages(): Promise<readonly SportPages[]> {
    return countPages(this.env.CATALOGUE);
  }

  /** The days on which sports have events. */
  listDays(sportIds: readonly number[], question: ListedDaysQuestion): Promise<readonly SportDays[]> {
    return Promise.all(
      sportIds.map(async (sportId) => ({
        sportId,
        // A copy, as in `directory`.
        days: structuredClone(await this.env.LEDGER.getByName(String(sportId)).eventDays(question)),
      })),
    );
  }

  /** A part of them, in a language; none behind the last part. The first begins with the pages of countries and categories. */
  async listPages(question: PagesQuestion): Promise<readonly ListedPage[]> {
    const fromSeconds = Math.floor(Date.now() / 1000) - changesKnownSeconds;
    const ledger = this.env.LEDGER.getByName(String(question.sportId));
    const pages = await listPages(this.env.CATALOGUE, question, await ledger.changesSince(fromSeconds));
    if (question.part !== 1) return pages;
    const { sportId, lang } = question;
    const groups = await this.directory({ kind: "groups", sportId, lang, changedSinceSeconds: fromSeconds });
    return groups?.kind === "groups" ? [...groups.pages, ...pages] : pages;
  }

  /** For operators. */
  async report(): Promise<StoreReport> {
    return { version: versionOf(this.env), isStoreReached: await isStoreReached(this.env.CATALOGUE) };
  }

  /** A sport's ledger, for operators. */
  async reportOn(sportId: number): Promise<LedgerReport> {
    return { ...(await this.env.LEDGER.getByName(String(sportId)).report()) };
  }

  /** The providers that have a key here. */
  async ingestKeyIds(): Promise<readonly string[]> {
    return [...knownProviders(this.env.INGEST_KEYS).keys()];
  }

  /** `/ingest/v1/…`: the signature proves the sender. */
  async ingest(request: Request): Promise<Response> {
    return ingestApp.fetch(request, this.env);
  }
}
