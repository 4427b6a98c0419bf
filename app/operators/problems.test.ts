import { expect, it } from "vitest";
import type { FeedsReport, HubReport, LedgerReport } from "../../shared/operations/reports.ts";
import { toProblems } from "./problems.ts";
import { reporting, reports } from "./reports.fixture.ts";
import type { Asked, StatusReport } from "./status-report.ts";

const madeAt = "2026-11-23T02:00:00.000Z";
const nowMs = Date.parse(madeAt);
const ok = <T>(value: T): Asked<T> => ({ ok: true, value });
const silent = { ok: false, fault: "no answer in 3 s" } as const;

async function makeReport(changes: Partial<StatusReport> = {}): Promise<StatusReport> {
  const store = ok(await reporting.ACCOUNT.report());
  return {
    madeAt,
    site: {
      sinceMs: null,
      pages: { HIT: 0, STALE: 0, MISS: 0, BYPASS: 0 },
      failed: 0,
      version: null,
      build: "1",
      appVersion: "8.16.0",
      hasMailLinks: true,
    },
    feedProxy: ok(reports.feeds),
    push: ok({ version: null }),
    origin: store,
    account: store,
    geo: ok(await reporting.GEO.report()),
    pictures: ok({ version: null }),
    telemetry: ok({ version: null, views: 0 }),
    sources: ok({ version: null, sources: [] }),
    sports: [],
    ...changes,
  };
}
const feeds = (changes: Partial<FeedsReport>) => ({ feedProxy: ok({ ...reports.feeds, ...changes }) });
const sport = (ledger: Partial<LedgerReport>, hub: Partial<HubReport> = {}) => ({
  sports: [
    { sportId: 1, sport: "soccer", ledger: ok({ ...reports.ledger, ...ledger }), hub: ok({ ...reports.hub, ...hub }) },
  ],
});
const origin = { url: "https://o.test", answered: 1, failed: 1, late: 0, lastFailureMs: nowMs };
const served = { sportId: 1, name: "f_1_0_1_fr_1", atMs: nowMs - 1_000 };
const source = {
  answeredMs: null,
  failures: 1,
  known: 0,
  waiting: 0,
  contradictions: 0,
  dropped: [],
  budgetLeft: [10],
};

it("has nothing to say of a site that is well", async () => {
  expect(toProblems(await makeReport(sport({})))).toEqual([]);
});

it.each<[Partial<StatusReport>, string]>([
  [{ account: silent }, "fault tribune-account does not answer: no answer in 3 s"],
  [
    { origin: ok({ version: null, isStoreReached: false }) },
    "fault the catalogue's database does not answer tribune-origin",
  ],
  [
    { account: ok({ version: null, isStoreReached: false }) },
    "fault the accounts' database does not answer tribune-account",
  ],
  [{ geo: ok({ version: null, policies: 2, due: ["a"] }) }, "note 1 policies, wordings or licences are due for review"],
  [feeds({ origins: [{ ...origin, state: "silent" }] }), "fault the origin https://o.test is silent"],
  [feeds({ feeds: [{ ...served, from: "none", ageMs: null }] }), "fault the feed f_1_0_1_fr_1 could not be had"],
  [feeds({ feeds: [{ ...served, from: "stale", ageMs: 121_000 }] }), "fault the feed f_1_0_1_fr_1 is stale"],
  [sport({ overdueMs: 61_000 }), "fault the ledger of soccer is 61 s late"],
  [sport({ hubPosition: 20 }), "fault the hub of soccer is 100 changes behind its ledger"],
  [sport({ isHubReached: false }), "fault the ledger of soccer does not reach its hub"],
  [sport({ isCatalogueReached: false }), "note the ledger of soccer does not reach the catalogue"],
  [sport({}, { silentRelays: 1, relays: 3 }), "fault 1 of 3 relays of soccer do not answer"],
  [
    {
      sources: ok({
        version: null,
        sources: [{ ...source, source: "openligadb", state: "refused", reason: "no key" }],
      }),
    },
    "fault the source openligadb does not start: no key",
  ],
  [
    {
      sources: ok({
        version: null,
        sources: [{ ...source, source: "openligadb", state: "on", reason: "answered 503" }],
      }),
    },
    "note the source openligadb: answered 503",
  ],
])("%#: names what is wrong", async (changes, line) => {
  const problems = toProblems(await makeReport(changes));
  expect(problems.map(({ level, text }) => `${level} ${text}`)).toEqual([line]);
});

it.each<[string, Partial<StatusReport>]>([
  ["a sport that nothing has asked for", sport({ isBegun: false, hubPosition: 0, overdueMs: 90_000 })],
  ["a hub that is being told", sport({ hubPosition: 119 })],
  ["a failure of an hour ago", feeds({ feeds: [{ ...served, from: "none", ageMs: null, atMs: nowMs - 3_600_000 }] })],
  ["a body that is a little old", feeds({ feeds: [{ ...served, from: "stale", ageMs: 10_000 }] })],
  [
    "a source that is off",
    { sources: ok({ version: null, sources: [{ ...source, source: "openligadb", state: "off", reason: null }] }) },
  ],
])("has nothing to say of %s", async (_, changes) => {
  expect(toProblems(await makeReport(changes))).toEqual([]);
});

it("names faults before notes", async () => {
  const report = await makeReport({
    geo: ok({ version: null, policies: 1, due: ["x"] }),
    ...sport({ isHubReached: false }),
  });
  expect(toProblems(report).map(({ level }) => level)).toEqual(["fault", "note"]);
});

it("says that mails have no links where the deployment does not know where it is", async () => {
  const { site } = await makeReport();
  const [problem] = toProblems(await makeReport({ site: { ...site, hasMailLinks: false } }));
  expect(problem).toMatchObject({ level: "note", text: expect.stringContaining("registration by mail is not set up") });
});
