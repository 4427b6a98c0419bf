import { feeds } from "./feeds.ts";
import { graph } from "./graph.ts";
import { pages } from "./pages.ts";
import { rawHttp } from "./raw-http.ts";
import { records } from "./records.ts";
import { search } from "./search.ts";
import { sockets } from "./sockets.ts";
import type { Target } from "./target.ts";

/** Every way in, and how many of its inputs a short run plays. */
export const targets: readonly (readonly [target: Target, shortRuns: number])[] = [
  [feeds, 600],
  [pages, 500],
  [search, 300],
  [graph, 250],
  [records, 120],
  [sockets, 150],
  [rawHttp, 80],
];
