import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerDocument } from "../../features/documents/answer-document.ts";
import { unreachableStatus } from "../../features/layout/unreachable-status.ts";
import { parseAgo } from "../../features/veil/shown-path.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";

/** A feed as the visitor may see it, by the feed's name, and as it was so long ago as the address says: no page of its own. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> => answerDocument(() => load(args));

async function load({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
  const delaySeconds = parseAgo(new URL(request.url).searchParams);
  const { veil } = context;
  const isLate = delaySeconds > 0 && veil?.mode !== "hidden";
  const late = isLate
    ? { ...context, veil: { mode: "late" as const, delaySeconds, things: veil?.things ?? [] } }
    : context;
  const feed = await loadFeed(late, params["feedName"] ?? "");
  if (feed === null) throw data(null, { status: unreachableStatus });
  return Response.json({ body: feed.body, seq: feed.seq }, { headers: { "x-robots-tag": "noindex" } });
}
