import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { TeamNews } from "./team-news.tsx";
import { parseNewsCount } from "../../news/news-count.ts";
import { loadBody } from "../../../feeds/load-body.server.ts";
import { newsFeedName } from "../../participant/participant-feeds.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const count = parseNewsCount(new URL(request.url).searchParams);
  const feedName = newsFeedName(params["id"] ?? "", count);
  return { count, feedName, ...(await loadBody(context, feedName)) };
}

/** The articles about a team. */
export default function NewsSection() {
  return <TeamNews {...useLoaderData<typeof loader>()} />;
}
