import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerDocument } from "../../features/documents/answer-document.ts";
import { unreachableStatus } from "../../features/layout/unreachable-status.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";

/** A feed as the visitor may see it, by the feed's name: no page of its own. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> => answerDocument(() => load(args));

async function load({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const feed = await loadFeed(context, params["feedName"] ?? "");
  if (feed === null) throw data(null, { status: unreachableStatus });
  return Response.json({ body: feed.body, seq: feed.seq }, { headers: { "x-robots-tag": "noindex" } });
}
