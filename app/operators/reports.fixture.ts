import type { FeedsReport, HubReport, LedgerReport } from "../../shared/operations/reports.ts";

const atMs = 1_763_000_000_000;

/** What Workers say of themselves that are well, and have not been asked for much. */
export const reports = {
  feeds: {
    version: null,
    sinceMs: atMs,
    loads: { cache: 97, origin: 3, stale: 0, none: 0 },
    failovers: 0,
    origins: [],
    feeds: [],
  } satisfies FeedsReport as FeedsReport,
  ledger: {
    isBegun: true,
    position: 120,
    hubPosition: 120,
    changedMs: atMs,
    overdueMs: 0,
    isHubReached: true,
    isCatalogueReached: true,
    events: 400,
  } satisfies LedgerReport,
  hub: {
    epoch: "e1",
    position: 120,
    changedMs: atMs,
    relays: 1,
    silentRelays: 0,
    sockets: 7,
    subscribers: 9,
  } satisfies HubReport,
};

const store = { report: async () => ({ version: null, isStoreReached: true }) };

/** The reporting half of each Worker, by the site's bindings. */
export const reporting = {
  FEED: { report: async () => reports.feeds },
  PUSH: { report: async () => ({ version: null }), reportOn: async () => reports.hub },
  ORIGIN: { ...store, reportOn: async () => reports.ledger },
  ACCOUNT: store,
  GEO: { report: async () => ({ version: null, policies: 1, due: [] }) },
  SHARE_IMAGE: { report: async () => ({ version: null }) },
  TELEMETRY: { report: async () => ({ version: null, views: 0 }) },
  SOURCES: { report: async () => ({ version: null, sources: [] }) },
};
