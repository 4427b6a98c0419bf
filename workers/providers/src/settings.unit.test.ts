import { expect, it } from "vitest";
import { decide, namedProviders, type Settings } from "./settings.ts";

const nowSeconds = Date.parse("2026-11-22T12:00:00Z") / 1000;
const key = "an-ingest-key-of-32-characters-00";
const keyOf = (ids: readonly string[], token = "") =>
  JSON.stringify(Object.fromEntries(ids.map((id) => [id, { ingest: key, token }])));
const set = (given: Partial<Settings> = {}): Settings => ({
  providers: "openligadb",
  permitted: "",
  variants: [{ markets: "all" }],
  keys: keyOf(["openligadb", "football-data", "jolpica-f1"]),
  urls: {
    openligadb: "https://api.openligadb.de/",
    "football-data": "https://api.football-data.org/v4",
    "jolpica-f1": "https://api.jolpi.ca/ergast/f1",
  },
  wanted: { openligadb: "bl1, bl2", "football-data": "PL", "jolpica-f1": "" },
  pace: "",
  ...given,
});
const reasonOf = (id: string, settings: Settings): string => {
  const decision = decide(id, settings, nowSeconds);
  return decision.kind === "refused" ? decision.reason : decision.kind;
};

it("runs nothing that nobody has switched on", () => {
  for (const id of ["openligadb", "football-data", "jolpica-f1"]) {
    expect(decide(id, set({ providers: " " }), nowSeconds)).toEqual({ kind: "off" });
  }
  expect(namedProviders({ providers: " openligadb,football-data\nopenligadb " })).toEqual([
    "openligadb",
    "football-data",
  ]);
});

it("runs what is named, with its address, what is wanted of it, and a key to post with", () => {
  expect(decide("openligadb", set(), nowSeconds)).toMatchObject({
    kind: "on",
    source: {
      url: "https://api.openligadb.de",
      wanted: ["bl1", "bl2"],
      pace: 1,
      provider: { provider: "openligadb", key },
    },
  });
});

it("does not start a source of a non-commercial licence beside bookmakers, unless its owners have permitted it", () => {
  const settings = set({ providers: "jolpica-f1" });
  expect(reasonOf("jolpica-f1", settings)).toContain("PERMITTED_PROVIDERS");
  expect(reasonOf("jolpica-f1", settings)).toContain("CC BY-NC-SA 4.0");
  expect(reasonOf("jolpica-f1", { ...settings, permitted: "openligadb" })).toContain("PERMITTED_PROVIDERS");
  expect(reasonOf("jolpica-f1", { ...settings, permitted: "jolpica-f1" })).toBe("on");
  expect(reasonOf("jolpica-f1", { ...settings, variants: [] })).toContain("PERMITTED_PROVIDERS");
  // A variant without markets earns nothing with bookmakers, unless another one of the same deployment does.
  expect(reasonOf("jolpica-f1", { ...settings, variants: [{ markets: [] }] })).toBe("on");
  expect(reasonOf("jolpica-f1", { ...settings, variants: [{ markets: [] }, { markets: ["fr"] }] })).toContain(
    "PERMITTED_PROVIDERS",
  );
  // On a day on which no bookmaker has a licence the site earns nothing with them.
  expect(decide("jolpica-f1", settings, Date.parse("2099-01-01") / 1000).kind).toBe("on");
});

it("says which setting is wrong, and never what is in a secret", () => {
  expect(reasonOf("openliga", set({ providers: "openliga" }))).toContain('"openliga"');
  expect(reasonOf("openligadb", set({ keys: undefined }))).toContain("PROVIDER_KEYS");
  expect(reasonOf("openligadb", set({ keys: '{"openligadb":{"ingest":"short-secret"}}' }))).toMatch(
    /^(?!.*short-secret).*PROVIDER_KEYS/,
  );
  expect(reasonOf("openligadb", set({ keys: "{secret" }))).toMatch(/^(?!.*secret\b).*PROVIDER_KEYS/);
  expect(reasonOf("football-data", set({ providers: "football-data" }))).toContain("no token");
  expect(reasonOf("football-data", set({ providers: "football-data", keys: keyOf(["football-data"], "t") }))).toBe(
    "on",
  );
});

it("is quicker than the source's pace only where somebody's own server stands for it", () => {
  const paceAt = (url: string, pace: string) => {
    const settings = set({ pace });
    const decision = decide("openligadb", { ...settings, urls: { ...settings.urls, openligadb: url } }, nowSeconds);
    return decision.kind === "on" ? decision.source.pace : null;
  };
  expect(paceAt("http://127.0.0.1:5000", "0.01")).toBe(0.01);
  expect(paceAt("http://127.0.0.1:5000", "")).toBe(1);
  expect(paceAt("https://api.openligadb.de", "0.01")).toBe(1);
});
