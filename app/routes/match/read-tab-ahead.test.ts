import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readTabAhead } from "./read-tab-ahead.ts";

/** The module of a tab as the router would import it. Each test has modules of its own: a page reads each one once. */
const moduleOf = (name: string, code: string) => `data:text/javascript,/*${name}*/${encodeURIComponent(code)}`;
const withSheet = (href: string) => `export const links = () => [{ rel: "stylesheet", href: "${href}" }];`;
/** What a module leaves where the test finds it. */
const isRunBy = (name: string) => `globalThis.modulesRun.push("${name}");`;

const modulesRun: string[] = [];
const prefetched: object[] = [];

function learn(...routes: readonly { readonly path?: string; readonly module: string; readonly parentId?: string }[]) {
  const entries = routes.map((route, index) => [`tab-${index}`, { parentId: "match-match", ...route }]);
  vi.stubGlobal("__remixManifest", { routes: Object.fromEntries(entries) });
}

beforeEach(() => {
  modulesRun.length = 0;
  prefetched.length = 0;
  vi.stubGlobal("modulesRun", modulesRun);
  vi.stubGlobal("document", {
    createElement: () => ({}),
    head: { appendChild: (link: object) => prefetched.push(link) },
  });
});
afterEach(() => vi.unstubAllGlobals());

it("loads the code of the tab that an address is of, and asks for its sheets", async () => {
  learn(
    { path: "lineups", module: moduleOf("other", isRunBy("lineups")) },
    { path: "statistics", module: moduleOf("elsewhere", isRunBy("a team's")), parentId: "team" },
    { path: "statistics", module: moduleOf("this", `${isRunBy("statistics")} ${withSheet("/assets/bars.css")}`) },
  );
  await readTabAhead("/match/1abcdefg/statistics");
  expect(modulesRun).toEqual(["statistics"]);
  expect(prefetched).toEqual([{ rel: "prefetch", as: "style", href: "/assets/bars.css" }]);
});

it("takes an address without a word for the first tab, whose route has no path", async () => {
  learn(
    { path: "statistics", module: moduleOf("a", isRunBy("statistics")) },
    { module: moduleOf("b", isRunBy("first")) },
  );
  await readTabAhead("/match/1abcdefg");
  expect([modulesRun, prefetched]).toEqual([["first"], []]);
});

it("asks for the sheets of a tab once in the life of a page", async () => {
  learn({ path: "statistics", module: moduleOf("once", withSheet("/assets/once.css")) });
  await readTabAhead("/match/1abcdefg/statistics");
  await readTabAhead("/match/1abcdefg/statistics");
  expect(prefetched).toHaveLength(1);
});

it("does nothing for a tab that the router has not learned of", async () => {
  learn({ path: "lineups", module: moduleOf("unasked", isRunBy("lineups")) });
  await readTabAhead("/match/1abcdefg/statistics");
  expect([modulesRun, prefetched]).toEqual([[], []]);
});

it("tries again what could not be loaded", async () => {
  const attempts = vi.fn<() => void>();
  vi.stubGlobal("linksOfFailing", attempts);
  const code = "export const links = () => { globalThis.linksOfFailing(); throw new Error('not now'); };";
  learn({ path: "statistics", module: moduleOf("failing", code) });
  await readTabAhead("/match/1abcdefg/statistics");
  await readTabAhead("/match/1abcdefg/statistics");
  expect(attempts).toHaveBeenCalledTimes(2);
});
