import { expect, it } from "vitest";
import { pageChunks } from "./page-chunks.ts";

const imports: Readonly<Record<string, readonly string[]>> = {
  "/site/app/entry.client.tsx": ["/site/app/start.ts"],
  "/site/app/start.ts": ["/site/node_modules/react/index.js"],
  "/site/app/root.tsx": [],
  "/site/app/routes/day-list/route.tsx": ["/site/app/row.tsx", "/site/app/tabs.tsx", "/site/app/list.css?url"],
  "/site/app/routes/match/route.tsx": ["/site/app/row.tsx", "/site/app/start.ts"],
  "/site/app/routes/news/route.tsx": ["/site/app/article.tsx", "/site/app/list.css?url"],
  "/site/app/row.tsx": ["/site/app/score.ts"],
  "/site/app/score.ts": [],
  "/site/app/tabs.tsx": [],
  "/site/app/article.tsx": [],
};
const modules = {
  getModuleIds: () => Object.keys(imports).values(),
  getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }),
} as unknown as Parameters<ReturnType<typeof pageChunks>>[1];

it("joins what the same kinds of pages import, and leaves alone what lists and matches do not need", () => {
  const toChunk = pageChunks();
  const chunkOf = (path: string) => toChunk(`/site/${path}`, modules);
  expect(chunkOf("node_modules/react/index.js")).toBe("libraries");
  expect(chunkOf("app/start.ts")).toBe("site");
  expect([chunkOf("app/row.tsx"), chunkOf("app/score.ts")]).toEqual(["list-match", "list-match"]);
  expect(chunkOf("app/tabs.tsx")).toBe("list");
  expect([chunkOf("app/article.tsx"), chunkOf("app/list.css?url"), chunkOf("app/entry.client.tsx")]).toEqual(
    Array(3).fill(undefined),
  );
});
