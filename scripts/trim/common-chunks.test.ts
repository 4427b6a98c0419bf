import { expect, test } from "vitest";
import { createCommonChunks } from "./common-chunks.ts";

const imports: Readonly<Record<string, readonly string[]>> = {
  "/app/entry.client.tsx": ["/app/i18n/texts.ts", "/node_modules/react/index.js"],
  "/app/root.tsx": ["/app/i18n/texts.ts"],
  "/app/routes/day-list/route.tsx": ["/app/row.tsx", "/app/day.tsx"],
  "/app/routes/match/route.tsx": ["/app/row.tsx", "/app/board.tsx"],
};
const pages = Object.keys(imports);

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

test("what the list shares with another page comes with the frame, and what it has alone does not", () => {
  expect(chunksOf(["/app/row.tsx", "/app/day.tsx"])).toEqual(["site", undefined]);
});

test("the entry is a file of its own, so that it runs after the routes that it takes over", () => {
  expect(chunksOf(["/app/entry.client.tsx"])).toEqual([undefined]);
});

test("what a match page has besides is in one file, and its route in its own", () => {
  expect(chunksOf(["/app/board.tsx", "/app/routes/match/route.tsx"])).toEqual(["match", undefined]);
});
