import { exports } from "cloudflare:workers";
import type { OriginFeeds, OriginServices } from "../src/index.ts";

/** This Worker's entry points. All Workers are one program to the type checker, which knows the exports of one of them. */
export const entry = exports as unknown as {
  readonly OriginFeeds: Service<typeof OriginFeeds>;
  readonly OriginServices: Service<typeof OriginServices>;
};
