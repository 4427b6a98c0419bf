import { expect, test } from "vitest";
import { createCommonChunks } from "./common-chunks.ts";

const imports: Readonly<Record<string, readonly string[]>> = {
  "/app/entry.client.tsx": ["/app/i18n/texts.ts", "/node_modules/react/index.js"],
  "/app/root.tsx": ["/app/i18n/texts.ts"],
  "/app/routes/day-list/route.tsx": ["/app/row.tsx", "/app/flag.tsx", "/app/day.tsx", "/app/page-error.tsx"],
  "/app/row.tsx": ["/app/live/hooks.tsx"],
  "/app/routes/team/route.tsx": ["/app/row.tsx", "/app/i18n/texts.ts", "/app/section-nav.tsx"],
  "/app/routes/ranking/route.tsx": ["/app/flag.tsx", "/app/sign.tsx"],
  "/app/routes/match/route.tsx": ["/app/late.tsx", "/app/page-error.tsx"],
  "/app/routes/match/match-page.tsx": [
    "/app/live/hooks.tsx",
    "/app/board.tsx",
    "/app/section-nav.tsx",
    "/app/sign.tsx",
  ],
  "/app/features/match/summary/summary-tab.tsx": ["/app/tab-section.tsx", "/app/momentum.tsx"],
  "/app/features/match/odds/route.tsx": ["/app/tab-section.tsx"],
};
const pages = Object.keys(imports).filter((id) => id !== "/app/row.tsx");

/** Where rollup is told to put each module of a small site. */
function chunksOf(ids: readonly string[]) {
  const chunkOf = createCommonChunks();
  const modules = {
    getModuleIds: () => [...new Set([...pages, ...Object.values(imports).flat()])].values(),
    getModuleInfo: (id: string) =>
      ({ isEntry: pages.includes(id), dynamicImporters: [], importedIds: imports[id] ?? [] }) as never,
  };
  return ids.map((id) => chunkOf(id, modules as never));
}

test("what every page loads is in two files", () => {
  expect(chunksOf(["/app/root.tsx", "/app/i18n/texts.ts", "/node_modules/react/index.js"])).toEqual([
    "site",
    "site",
    "libraries",
  ]);
});

test("what the list shares with other pages, and what moves them, is in a file that a match that is over does not load", () => {
  expect(chunksOf(["/app/row.tsx", "/app/live/hooks.tsx", "/app/day.tsx"])).toEqual(["live", "live", undefined]);
  // What its route needs comes with the frame.
  expect(chunksOf(["/app/page-error.tsx"])).toEqual(["site"]);
});

test("a page without anything that moves loads nothing of what moves lists, though it shares a part with them", () => {
  expect(chunksOf(["/app/flag.tsx", "/app/sign.tsx"])).toEqual(["site", "pages"]);
});

test("what a match has when it is used is in one file, what other pages need too in others, and not what its first tab has alone", () => {
  expect(chunksOf(["/app/board.tsx", "/app/tab-section.tsx", "/app/section-nav.tsx", "/app/momentum.tsx"])).toEqual([
    "board",
    "board",
    "sections",
    undefined,
  ]);
});

test("the entry is a file of its own, so that it runs after the routes that it takes over", () => {
  expect(chunksOf(["/app/entry.client.tsx"])).toEqual([undefined]);
});

test("what a match page has besides is in one file, and its route in its own", () => {
  expect(chunksOf(["/app/late.tsx", "/app/routes/match/route.tsx"])).toEqual(["match", undefined]);
});
