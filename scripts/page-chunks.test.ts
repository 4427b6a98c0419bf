import { expect, it } from "vitest";
import { isRare, pageChunks } from "./page-chunks.ts";

const imports: Readonly<Record<string, readonly string[]>> = {
  "/site/app/entry.client.tsx": ["/site/app/start.ts"],
  "/site/app/start.ts": ["/site/node_modules/react/index.js"],
  "/site/app/root.tsx": [],
  "/site/app/routes/day-list/route.tsx": [
    "/site/app/row.tsx",
    "/site/app/tabs.tsx",
    "/site/app/list.css?url",
    "/site/app/page.ts",
  ],
  "/site/app/routes/match/route.tsx": ["/site/app/row.tsx", "/site/app/start.ts", "/site/app/page.ts"],
  "/site/app/routes/team/route.tsx": ["/site/app/page.ts"],
  "/site/app/routes/news/route.tsx": ["/site/app/article.tsx", "/site/app/list.css?url", "/site/app/page.ts"],
  "/site/app/row.tsx": ["/site/app/score.ts"],
  "/site/app/score.ts": [],
  "/site/app/tabs.tsx": [],
  "/site/app/article.tsx": [],
  "/site/app/page.ts": [],
  "/site/.texts/lists/fr.js": ["/site/.texts/lists/field/fr.js"],
  "/site/.texts/lists/field/fr.js": ["/site/node_modules/plural/index.js"],
};
const modules = {
  getModuleIds: () => Object.keys(imports).values(),
  getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }),
} as unknown as Parameters<ReturnType<typeof pageChunks>>[1];

it("joins what the same kinds of pages import, and leaves the rest to Rollup", () => {
  const toChunk = pageChunks();
  const chunkOf = (path: string) => toChunk(`/site/${path}`, modules);
  expect(chunkOf("node_modules/react/index.js")).toBe("libraries");
  expect(chunkOf("app/start.ts")).toBe("site");
  expect([chunkOf("app/row.tsx"), chunkOf("app/score.ts")]).toEqual(["list-match", "list-match"]);
  expect(chunkOf("app/list.css?url")).toBe("list-reading");
  const own = ["app/tabs.tsx", "app/article.tsx", "app/entry.client.tsx"].map(chunkOf);
  expect(own).toEqual(Array(3).fill(undefined));
});

it("gives every page the modules that all kinds import, and those that texts import, but no texts", () => {
  const toChunk = pageChunks();
  const chunkOf = (path: string) => toChunk(`/site/${path}`, modules);
  expect([chunkOf("app/page.ts"), chunkOf("node_modules/plural/index.js")]).toEqual(["site", "site"]);
  expect([chunkOf(".texts/lists/fr.js"), chunkOf(".texts/lists/field/fr.js")]).toEqual([undefined, undefined]);
});

it("preloads no script that pages have anyway for one more module", () => {
  const rare = ["assets/site-account-a1Q575fR.js", "assets/fr-B0PJiIK_.js", "assets/list-match-Bv-Xty1_.js"];
  const usual = ["assets/site-FpFDhp0g.js", "assets/libraries-CkIexS2k.js", "assets/list-match-around-BTLrerGG.js"];
  expect([...rare, ...usual].filter(isRare)).toEqual(rare);
});
