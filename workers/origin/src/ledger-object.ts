import { DurableObject } from "cloudflare:workers";
import type { Language } from "../../../shared/texts/languages.ts";
import type { OriginFeedAnswer } from "../../../shared/wire/origin-feeds.ts";
import type { Providers } from "./ledger/providers.ts";
import type { BackupAnswer, BackupCursor, BackupPage } from "./backup/backup-page.ts";
import { withArchivePages } from "./backup/export-archive.ts";
import { exportPage } from "./backup/export-page.ts";
import { restorePage, type Restored } from "./backup/restore-page.ts";
import { answerFeed } from "./feeds/answer-feed.ts";
import { createBodyCache } from "./feeds/body-cache.ts";
import { lastSeqOf } from "./feeds/last-seq.ts";
import type { LedgerQuestion } from "./feeds/ledger-question.ts";
import { answerQuestions } from "./graphql/answer-questions.ts";
import type { Answer, Question } from "./graphql/questions.ts";
import type {
  Audit,
  BatchOutcome,
  EventReport,
  IncidentReport,
  ReadOutcome,
  RecordReport,
  Senders,
  StartedGames,
  Status,
} from "../../../shared/ingest/answers.ts";
import { toAudit, toSenders, type AuditPage } from "./ingest/sent-requests.ts";
import { toStatus } from "./ingest/to-status.ts";
import { ingestBatch, type ValidatedEvents } from "./ingest/ingest-batch.ts";
import { createIntake, intakeLimits, type Claim, type IntakeLimits } from "./ingest/intake.ts";
import { postIncidents, type ValidatedIncidents } from "./ingest/post-incidents.ts";
import { postOdds, type ValidatedQuotes } from "./ingest/post-odds.ts";
import type { ReplayRequest } from "../../../shared/ingest/replay-request.ts";
import type { Validated } from "./ingest/validate.ts";
import { putClubs } from "./ingest/put-clubs.ts";
import { putRecords } from "./ingest/store-records.ts";
import { putStandings } from "./ingest/put-standings.ts";
import type { Mode } from "../../../shared/ingest/batch-schema.ts";
import type { ClubStatement } from "../../../shared/ingest/club-schema.ts";
import type { Article } from "./ledger/article-store.ts";
import type { ReportedStanding } from "../../../shared/competitions/reported-standing.ts";
import type { Transfer } from "../../../shared/competitions/transfer.ts";
import { startReplay } from "./replay/start-replay.ts";
import { daySeconds } from "../../../shared/basics/day.ts";
import type { ListedDay, ListedDaysQuestion } from "../../../shared/addresses/listed-pages.ts";
import type { DirectoryAnswer, DirectoryQuestion } from "../../../shared/addresses/directory.ts";
import { answerDirectory } from "./directory/answer-directory.ts";
import type { Picture } from "./pictures/picture-path.ts";
import { pictureOf } from "./news/articles-now.ts";
import { advance, createNextDue, nextDueSeconds } from "./ledger/advance.ts";
import { ledgerAsOf } from "./ledger/as-of.ts";
import { withSeasons } from "./ledger/whole-seasons.ts";
import { withMergedClubs } from "./ledger/merged-clubs.ts";
import { createArchive, type Archive } from "./archive/archive.ts";
import { createCatalogueDelivery } from "./ledger/catalogue-delivery.ts";
import type { Delivery } from "./ledger/delivery.ts";
import { createLedgerContext, type LedgerContext } from "./ledger/ledger-context.ts";
import { parseServiceStatus } from "./ledger/publish-service.ts";
import { migrate } from "./ledger/migrations.ts";
import { createChangesMeter, toLedgerReport } from "./ledger/ledger-report.ts";
import { createObserver } from "../../../shared/operations/metric.ts";
import type { LedgerReport } from "../../../shared/operations/reports.ts";
import { createOutbox } from "./ledger/ledger-outbox.ts";
import { chooseGames, type ChosenGame, type GamesQuestion } from "./search/games/choose-games.ts";
import { createStrengthKeeper, type StrengthKeeper } from "./strength/strength-keeper.ts";
import { asksForStrengths } from "../../../shared/wire/strength-names.ts";
import { logFailure } from "./log-failure.ts";
import { isStorageFull } from "./ledger/storage-full.ts";
import { createSteadyClock } from "./ledger/steady-clock.ts";

/** How long names wait, so that the request that filled a new ledger is answered before they are written to the catalogue. */
const catalogueWaitMs = 250;

/**
 * The single writer of a sport, named by the sport's id. Every call first brings it up to date, so that the state at
 * any moment follows from the timelines alone, however late an alarm is. The Worker's entry file gives it its
 * providers.
 */
export class LedgerObject extends DurableObject<OriginEnv> {
  /** Tests look into it, and write through it: what is kept notices no other writes. */
  readonly context: LedgerContext;
  /** What feeds are answered from. */
  readonly #whole: LedgerContext;
  readonly #keptBody: ReturnType<typeof createBodyCache>;
  readonly #nextDue: (writes: number) => number;
  /** Transactions that may have changed what feeds say, since this object woke. */
  #writes = 0;
  readonly #hub: Delivery;
  readonly #catalogue: Delivery;
  readonly #archive: Archive;
  #strengths: StrengthKeeper;
  readonly #intake: ReturnType<typeof createIntake>;
  readonly #observeChanges: (nowMs: number) => void;
  /** Replaced in tests. */
  clock: () => number = () => Math.floor(Date.now() / 1000);
  readonly #now = createSteadyClock(() => this.clock());
  /** Lowered in tests. */
  limits: IntakeLimits = intakeLimits;

  constructor(ctx: DurableObjectState, env: OriginEnv, providers: Providers) {
    super(ctx, env);
    migrate(ctx.storage);
    const sportId = Number(ctx.id.name);
    this.context = createLedgerContext(ctx.storage.sql, sportId, providers, parseServiceStatus(env.SERVICE_STATUS));
    this.#whole = withMergedClubs(withSeasons(this.context, this.#now));
    this.#keptBody = createBodyCache(this.context.sources);
    this.#nextDue = createNextDue(this.context);
    this.#hub = createOutbox(this.context, env.PUSH);
    this.#catalogue = createCatalogueDelivery(this.context, env.CATALOGUE);
    // An account may have no bucket: then everything stays in the ledger.
    this.#archive = createArchive(this.context, ctx.storage, env.ARCHIVE as R2Bucket | undefined);
    this.#strengths = createStrengthKeeper(this.#whole);
    this.#intake = createIntake(this.context);
    this.#observeChanges = createChangesMeter(this.context, createObserver(env.METRICS, Math.random));
  }

  async feed(question: LedgerQuestion): Promise<OriginFeedAnswer> {
    const { name, market, agoSeconds, knownEtag } = question;
    return this.#archive.withArchived(() => {
      const nowSeconds = this.#advance();
      const clock = this.context.sources.clockAt(nowSeconds);
      const lastSeq = lastSeqOf(this.context, name, market);
      const asOfSeq = agoSeconds === 0 ? question.asOfSeq : this.#seqAt(nowSeconds - agoSeconds);
      const { body, etag } = this.#keptBody({ ...question, asOfSeq }, clock, () =>
        answerFeed(this.#asOf(asOfSeq), name, { ...question, clock }),
      );
      if (asksForStrengths(name)) this.#wantStrengths();
      const seq = Math.min(asOfSeq ?? lastSeq, lastSeq);
      return { body: etag === knownEtag ? null : body, etag, seq };
    });
  }

  /** What the slugs of an address stand for; null where the sport has nothing of the kind. */
  async directory(question: DirectoryQuestion): Promise<DirectoryAnswer | null> {
    return this.#archive.withArchived(() => answerDirectory(this.#whole, question, this.#advance()));
  }

  /** Days of a zone on which the sport has events (`ListedDaysQuestion`). */
  async eventDays({ fromDay, toDay, offsetHours }: ListedDaysQuestion): Promise<readonly ListedDay[]> {
    this.#advance();
    const toSeconds = (day: number) => day * daySeconds - offsetHours * 3600;
    return this.#whole.held.daysBetween(toSeconds(fromDay), toSeconds(toDay + 1), offsetHours * 3600);
  }

  /** The time of the last incident of each tournament and participant (unix seconds), by id, in events since an instant. */
  async changesSince(fromSeconds: number): Promise<ReadonlyMap<string, number>> {
    this.#advance();
    return this.#whole.held.changesSince(fromSeconds);
  }

  /** The picture of an article that the ledger wrote itself; null for any other. */
  async picture(articleId: string, lang: Language): Promise<Picture | null> {
    this.#advance();
    return this.#archive.withArchived(() => pictureOf(this.#whole, articleId, lang));
  }

  /** The games for the answer to a search. */
  async gamesOf(question: GamesQuestion): Promise<readonly ChosenGame[]> {
    return this.#archive.withArchived(() => chooseGames(this.#whole, question, this.#advance()));
  }

  /** Answers the questions of the data service, one after another. */
  async answer(questions: readonly Question[]): Promise<readonly Answer[]> {
    const nowSeconds = this.#advance();
    return this.#archive.withArchived(() => answerQuestions(this.#whole, questions, nowSeconds));
  }

  /** Takes leagues and events from a provider. */
  async ingest(claim: Claim, batch: ValidatedEvents): Promise<BatchOutcome<EventReport>> {
    return this.#accept(claim, (nowSeconds) => ingestBatch(this.context, claim, batch, nowSeconds));
  }

  /** Takes incidents of existing events. */
  async postIncidents(claim: Claim, batch: ValidatedIncidents): Promise<BatchOutcome<IncidentReport>> {
    return this.#accept(claim, (nowSeconds) => postIncidents(this.context, claim, batch, nowSeconds));
  }

  /** Takes bookmakers' prices of existing events. */
  async postOdds(claim: Claim, batch: ValidatedQuotes): Promise<BatchOutcome<IncidentReport>> {
    return this.#accept(claim, (nowSeconds) => postOdds(this.context, claim, batch, nowSeconds));
  }

  /** Takes articles; an article replaces the one with the same id. */
  async putArticles(claim: Claim, mode: Mode, articles: Validated<Article>): Promise<BatchOutcome<RecordReport>> {
    const { sportId, articles: store } = this.context;
    return this.#accept(claim, () => putRecords(sportId, claim, mode, articles, store));
  }

  /** Takes transfers; a transfer replaces the one with the same id. */
  async putTransfers(claim: Claim, mode: Mode, transfers: Validated<Transfer>): Promise<BatchOutcome<RecordReport>> {
    const { sportId, transfers: store } = this.context;
    return this.#accept(claim, () => putRecords(sportId, claim, mode, transfers, store));
  }

  /** Takes tables of seasons of races; a table replaces the one with the same id. */
  async putStandings(
    claim: Claim,
    mode: Mode,
    standings: Validated<ReportedStanding>,
  ): Promise<BatchOutcome<RecordReport>> {
    return this.#accept(claim, () => putStandings(this.context, claim, mode, standings));
  }

  /** Merges clubs into others, and splits them again. */
  async putClubs(claim: Claim, mode: Mode, clubs: Validated<ClubStatement>): Promise<BatchOutcome<RecordReport>> {
    return this.#accept(claim, (nowSeconds) => putClubs(this.context, claim, mode, clubs, nowSeconds));
  }

  async startReplay(claim: Claim, request: ReplayRequest): Promise<BatchOutcome<StartedGames>> {
    return this.#accept(claim, (nowSeconds) => startReplay(this.context, claim, request, nowSeconds));
  }

  /** A page of everything that was provided (docs/runbook.md). */
  async backup(claim: Claim, from: BackupCursor | null): Promise<ReadOutcome<BackupAnswer>> {
    const outcome = await this.#readOnce(claim, () => ({
      page: exportPage(this.context.sources.sql, this.context, from),
    }));
    if (outcome.kind !== "applied") return outcome;
    const page = await withArchivePages(outcome.report.page, from, this.context, this.#archive);
    return { ...outcome, report: { page } };
  }

  /** Takes a page of a backup into an empty ledger. */
  async restore(page: BackupPage): Promise<Restored> {
    const { sql } = this.context.sources;
    const nowSeconds = this.#now();
    const restored = this.ctx.storage.transactionSync(() => restorePage(sql, this.context, page, nowSeconds));
    this.#writes += 1;
    if (restored.ok && restored.isDone) this.#publish();
    return restored;
  }

  async status(claim: Claim): Promise<ReadOutcome<Status>> {
    return this.#readOnce(claim, () => toStatus(this.context));
  }

  /** For operators; unsigned, so that only the site may ask. */
  async report(): Promise<LedgerReport> {
    return toLedgerReport(this.context, this.#now(), {
      isHubReached: this.#hub.retryAtSeconds() === null,
      isCatalogueReached: this.#catalogue.retryAtSeconds() === null,
    });
  }

  /** The requests to this ledger, the newest first. */
  async audit(claim: Claim, page: AuditPage): Promise<ReadOutcome<Audit>> {
    return this.#readOnce(claim, () => toAudit(this.context, claim, page));
  }

  /** The senders of an event and of each of its incidents. */
  async senders(claim: Claim, eventId: string): Promise<ReadOutcome<Senders>> {
    return this.#readOnce(claim, () => toSenders(this.context, claim, eventId));
  }

  /** The answer to a signature that was accepted before; null for one that was not. */
  async repeat(signature: string): Promise<ReadOutcome<object> | null> {
    return this.#intake.repeat(signature);
  }

  /** Whether the last changes reached the push service. */
  isPushReached(): boolean {
    return this.#hub.retryAtSeconds() === null;
  }

  override async alarm(): Promise<void> {
    this.#stepStrengths(this.#advance());
    // The next alarm waits for this one to end; a slow catalogue must not delay the games.
    this.ctx.waitUntil(this.#deliver(this.#catalogue));
    this.ctx.waitUntil(this.#archive.archiveFinished(this.#now()));
    await this.#deliver(this.#hub);
  }

  /** The number that the update subject had reached at an instant; null if nothing has changed since. */
  #seqAt(atSeconds: number): number | null {
    const { changes, subjects } = this.context;
    const seq = changes.seqAt(subjects.update, atSeconds);
    return seq === changes.lastSeq(subjects.update) ? null : seq;
  }

  #asOf(seq: number | null): LedgerContext {
    return seq === null ? this.#whole : withMergedClubs(withSeasons(ledgerAsOf(this.context, seq), this.#now), seq);
  }

  /** @returns the instant up to which the ledger has advanced, in unix seconds */
  #advance(): number {
    const nowSeconds = this.#now();
    if (this.#nextDue(this.#writes) <= nowSeconds) {
      this.ctx.storage.transactionSync(() => advance(this.context, nowSeconds));
      this.#writes += 1;
      this.#publish();
    }
    return nowSeconds;
  }

  /** Strengths of a sport are kept from the first request for them on. */
  #wantStrengths(): void {
    if (this.#strengths.want()) this.#publish();
  }

  /** A failure here must not hold back games. What the keeper remembers may be of the transaction that failed. */
  #stepStrengths(nowSeconds: number): void {
    try {
      this.ctx.storage.transactionSync(() => this.#strengths.step(nowSeconds));
    } catch (error) {
      logFailure({ level: "warn", action: `rate the sides of sport ${this.context.sportId}`, reason: error });
      this.#strengths = createStrengthKeeper(this.#whole, nowSeconds);
    }
  }

  /** A provider's batch, once under its key; the answer is kept in the transaction that applies the batch. */
  #accept<Report>(claim: Claim, work: (nowSeconds: number) => BatchOutcome<Report>): Promise<BatchOutcome<Report>> {
    return this.#orFull(() => {
      const answer = this.#intake.answer<Report>(claim, this.limits, this.#advance());
      if (answer !== null) return answer;
      return this.#write((nowSeconds) => {
        const outcome = work(nowSeconds);
        this.#intake.keep(claim, outcome, this.limits, nowSeconds, Date.now());
        return outcome;
      });
    });
  }

  /** A provider's request that changes nothing; its signature, too, is accepted once. */
  #readOnce<Report>(claim: Claim, read: () => Report): Promise<ReadOutcome<Report>> {
    return this.#orFull(() => {
      const answer = this.#intake.answerRead<Report>(claim, this.limits, this.#advance());
      if (answer !== null) return answer;
      const report = read();
      this.#intake.keepRead(claim, Date.now());
      return { kind: "applied", report, isReplayed: false };
    });
  }

  /** What a provider asks; without room for it, nothing has happened. */
  async #orFull<Outcome>(ask: () => Outcome): Promise<Outcome | { readonly kind: "full" }> {
    try {
      return await this.#archive.withArchived(ask);
    } catch (error) {
      if (isStorageFull(error)) return { kind: "full" };
      throw error;
    }
  }

  /** One transaction: either all of it happened or nothing. */
  #write<T>(work: (nowSeconds: number) => T): T {
    const nowSeconds = this.#advance();
    try {
      return this.ctx.storage.transactionSync(() => work(nowSeconds));
    } catch (error) {
      this.context.merges.forget();
      throw error;
    } finally {
      this.#writes += 1;
      this.#publish();
    }
  }

  #publish(): void {
    this.ctx.waitUntil(this.#deliver(this.#hub));
    this.ctx.waitUntil(scheduler.wait(catalogueWaitMs).then(async () => this.#deliver(this.#catalogue)));
  }

  async #deliver(delivery: Delivery): Promise<void> {
    await delivery.flush(this.#now);
    if (delivery === this.#hub) this.#observeChanges(Date.now());
    const retries = [this.#hub, this.#catalogue].map(({ retryAtSeconds }) => retryAtSeconds() ?? Infinity);
    const ofStrengths = Math.max(this.#now(), this.#strengths.dueSeconds());
    const atSeconds = Math.min(nextDueSeconds(this.context), ofStrengths, ...retries);
    // While a backup is restored nothing is due; its last page sets the alarm.
    if (atSeconds === Infinity) return;
    // The alarm follows the machine's clock, which may be behind the ledger's.
    await this.ctx.storage.setAlarm((this.clock() + atSeconds - this.#now()) * 1000);
  }
}
