import { statusUp } from "../../../../shared/wire/system-values.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { markets } from "../../../../shared/betting/bookmakers.ts";
import type { Providers } from "./providers.ts";
import { localUpdateSubject, oddsSubject, updateSubject } from "../../../../shared/push/subjects.ts";
import { createArchiveStore, type ArchiveStore, withArchivedIncidents } from "../archive/archive-store.ts";
import { createArticleStore, type ArticleStore } from "./article-store.ts";
import { createSources, type Sources } from "./sources.ts";
import { createStandingStore, type StandingStore } from "./standing-store.ts";
import { createStrengthStore, type StrengthStore } from "../strength/strength-store.ts";
import { createTransferStore, type TransferStore } from "./transfer-store.ts";
import { createAnsweredStore, type AnsweredStore } from "./answered-store.ts";
import { createChangeLog, type ChangeLog } from "./change-log.ts";
import { createEventStore, type EventStore } from "./event-store.ts";
import { createGameNewsStore, type GameNewsStore } from "./game-news-store.ts";
import { createIncidentStore, type IncidentStore } from "./incident-store.ts";
import { createListedStore, type ListedStore } from "./listed-store.ts";
import { createMergeStore, type MergeStore } from "./merge-store.ts";
import { createMeta, type Meta } from "./meta.ts";
import { createOddsStore, type OddsStore } from "./odds-store.ts";
import { createPostedOddsStore, type PostedOddsStore } from "./posted-odds-store.ts";
import { createRequestStore, type RequestStore } from "./request-store.ts";

/** The stores and providers on which the ledger's operations work. */
export type LedgerContext = {
  readonly sportId: number;
  readonly providers: Providers;
  /** The stores read and write through this, so that it can record each answer's dependencies. */
  readonly sources: Sources;
  /**
   * The store from which feeds are answered: it has more than the ledger where providers know more
   * (`whole-seasons.ts`).
   */
  readonly events: EventStore;
  /** The ledger's own store. */
  readonly held: EventStore;
  readonly incidents: IncidentStore;
  readonly archive: ArchiveStore;
  readonly articles: ArticleStore;
  readonly transfers: TransferStore;
  readonly standings: StandingStore;
  readonly strengths: StrengthStore;
  readonly odds: OddsStore;
  readonly postedOdds: PostedOddsStore;
  readonly changes: ChangeLog;
  readonly gameNews: GameNewsStore;
  readonly listed: ListedStore;
  readonly merges: MergeStore;
  readonly answered: AnsweredStore;
  readonly requests: RequestStore;
  readonly meta: Meta;
  readonly subjects: LedgerSubjects;
  /** The status of the whole service, which the operator sets (C4.26). */
  readonly serviceStatus: number;
};

/**
 * The subjects by which a sport's changes are numbered: one for the scores, one for events that join or leave a day's lists
 * (`ul_`), one for the prices of each licence market. News of games are numbered apart (`game-news-store.ts`).
 */
export type LedgerSubjects = {
  readonly update: string;
  readonly localUpdate: string;
  readonly odds: (market: string) => string;
  readonly all: readonly string[];
};

export function createLedgerContext(
  storage: SqlStorage,
  sportId: number,
  providers: Providers,
  serviceStatus = statusUp,
): LedgerContext {
  const sources = createSources(storage);
  const { sql } = sources;
  const meta = createMeta(sql);
  const events = createEventStore(sources);
  const archive = createArchiveStore(sources);
  return {
    sportId,
    providers,
    sources,
    events,
    held: events,
    incidents: withArchivedIncidents(createIncidentStore(sources), archive),
    archive,
    articles: createArticleStore(sql),
    transfers: createTransferStore(sql),
    standings: createStandingStore(sql),
    strengths: createStrengthStore(sql),
    odds: createOddsStore(sources),
    postedOdds: createPostedOddsStore(sources),
    changes: createChangeLog(sql, meta),
    gameNews: createGameNewsStore(sql, meta),
    listed: createListedStore(sql),
    merges: createMergeStore(sources),
    answered: createAnsweredStore(sql),
    requests: createRequestStore(sql),
    meta,
    subjects: toSubjects(sportId),
    serviceStatus,
  };
}

/** The sport whose ledger answers and speaks for the whole service: it publishes most. */
export const witnessSportId = sportIds.soccer;
export const serviceSubjects = ["sys", "service"] as const;

function toSubjects(sportId: number): LedgerSubjects {
  const update = updateSubject(sportId);
  const localUpdate = localUpdateSubject(sportId);
  const odds = (market: string) => oddsSubject(sportId, market);
  return {
    update,
    localUpdate,
    odds,
    all: [update, localUpdate, ...(sportId === witnessSportId ? serviceSubjects : []), ...markets.map(odds)],
  };
}
