import type { AppLoadContext } from "@remix-run/cloudflare";
import type { SiteEnv } from "../../app/load-context.ts";
import { unknownVisitor } from "../../shared/geo/visitor.ts";
import { fr } from "../../variants/fr.ts";

/** A site whose feeds answer so; it notes which were asked for. */
export function openSite(answer: (name: string, request: Request) => Response, visitor = unknownVisitor) {
  const asked: string[] = [];
  const unused = { fetch: async () => new Response(null, { status: 500 }) };
  const FEED = {
    async fetch(request: Request) {
      const name = request.url.slice(request.url.lastIndexOf("/") + 1);
      asked.push(name);
      return answer(name, request);
    },
  };
  const env: SiteEnv = { FEED, PUSH: unused, ORIGIN: unused, GEO: { resolve: async () => visitor }, FEED_SIGN: "sign" };
  const context: AppLoadContext = { cloudflare: { env }, visitor, variant: fr, nonce: "", ending: null };
  return { context, asked };
}

export const feedIsDown = () => new Response(null, { status: 502 });
export const feedSays = (text: string) => new Response(text, { headers: { "x-feed-seq": "7" } });
