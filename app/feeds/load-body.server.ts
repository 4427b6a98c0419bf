import { data, type AppLoadContext } from "@remix-run/cloudflare";
import { loadFeed } from "./load-feed.server.ts";
import { unreachableStatus } from "../features/layout/unreachable-status.ts";

/** The body of a section's feed. Throws a response of status 503 when it cannot be had. */
export async function loadBody(context: AppLoadContext, feedName: string): Promise<{ readonly body: string }> {
  const feed = await loadFeed(context, feedName);
  if (feed === null) throw data(null, { status: unreachableStatus });
  return { body: feed.body };
}
