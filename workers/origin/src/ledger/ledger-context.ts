import { oddsSubject, updateSubject } from "../../../../shared/push/subjects.ts";
import { createArticleStore, type ArticleStore } from "../news/article-store.ts";
import { createTransferStore, type TransferStore } from "../news/transfer-store.ts";
import { simulatedMarket } from "../simulator/market/bookmakers-at.ts";
import { createAnsweredStore, type AnsweredStore } from "./answered-store.ts";
import { createChangeLog, type ChangeLog } from "./change-log.ts";
import { createEventStore, type EventStore } from "./event-store.ts";
import { createIncidentStore, type IncidentStore } from "./incident-store.ts";
import { createListedStore, type ListedStore } from "./listed-store.ts";
import { createMeta, type Meta } from "./meta.ts";
import { createOddsStore, type OddsStore } from "./odds-store.ts";
import { createPostedOddsStore, type PostedOddsStore } from "./posted-odds-store.ts";
import { createRequestStore, type RequestStore } from "./request-store.ts";

/** What the ledger's operations work on. */
export type LedgerContext = {
  readonly sportId: number;
  /** Seed of the built-in world; empty when it is off. */
  readonly seed: string;
  readonly events: EventStore;
  readonly incidents: IncidentStore;
  readonly articles: ArticleStore;
  readonly transfers: TransferStore;
  readonly odds: OddsStore;
  readonly postedOdds: PostedOddsStore;
  readonly changes: ChangeLog;
  readonly listed: ListedStore;
  readonly answered: AnsweredStore;
  readonly requests: RequestStore;
  readonly meta: Meta;
  readonly subjects: { readonly update: string; readonly odds: string };
};

export function createLedgerContext(sql: SqlStorage, sportId: number, seed: string): LedgerContext {
  const meta = createMeta(sql);
  return {
    sportId,
    seed,
    events: createEventStore(sql),
    incidents: createIncidentStore(sql),
    articles: createArticleStore(sql),
    transfers: createTransferStore(sql),
    odds: createOddsStore(sql),
    postedOdds: createPostedOddsStore(sql),
    changes: createChangeLog(sql, meta),
    listed: createListedStore(sql),
    answered: createAnsweredStore(sql),
    requests: createRequestStore(sql),
    meta,
    subjects: { update: updateSubject(sportId), odds: oddsSubject(sportId, simulatedMarket) },
  };
}
