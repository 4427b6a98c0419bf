import { env, exports } from "cloudflare:workers";
import type { OriginFeedQuestion } from "../../../shared/wire/origin-feeds.ts";
import type { Feeds } from "../src/index.ts";

/** This Worker's entry points. All Workers are one program to the type checker, which knows the exports of one of them. */
export const entry = exports as unknown as { readonly Feeds: Service<typeof Feeds> };

/** The Worker that replaces the origin (`fake-origin.js`). */
export const origin = env.ORIGIN as unknown as {
  /** Answers in the way that the parameter `hostile` names. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The questions for a name so far. */
  readonly asked: (name: string) => Promise<readonly OriginFeedQuestion[]>;
};
