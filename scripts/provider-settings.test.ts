import { expect, it } from "vitest";
import { providerFault, providersOf, toProviderVars } from "./provider-settings.ts";

it("asks no source that nobody has named", () => {
  expect(providersOf(["node", "start.ts", "--no-build"], {})).toEqual([]);
  expect(toProviderVars([], "key", {})).toEqual({ PROVIDERS: "", PROVIDER_KEYS: "{}" });
});

it("asks each source that an argument or the variable names, once", () => {
  const argv = ["node", "start.ts", "--provider", "openligadb", "--no-build", "--provider", "football-data"];
  expect(providersOf(argv, { PROVIDERS: "openligadb, jolpica-f1" })).toEqual([
    "openligadb",
    "jolpica-f1",
    "football-data",
  ]);
  expect(providerFault(["openligadb", "openliga"])).toContain("openliga.");
  expect(providerFault(["openligadb"])).toBeNull();
});

it("lets it post with the local key, and hands its own key and other addresses on", () => {
  const env = { FOOTBALL_DATA_TOKEN: "t", OPENLIGADB_URL: "http://127.0.0.1:1", HOME: "/" };
  expect(toProviderVars(["openligadb", "football-data"], "k", env)).toEqual({
    PROVIDERS: "openligadb football-data",
    PROVIDER_KEYS: '{"openligadb":{"ingest":"k","token":""},"football-data":{"ingest":"k","token":"t"}}',
    OPENLIGADB_URL: "http://127.0.0.1:1",
  });
});
