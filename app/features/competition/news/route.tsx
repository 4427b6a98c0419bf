import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadBody } from "../../../feeds/load-body.server.ts";
import { CompetitionNews } from "./competition-news.tsx";
import { parseNewsCount } from "../../news/news-count.ts";
import { newsFeedName } from "../competition-feeds.ts";
import { competitionHeaders, loadSection } from "../load-competition.server.ts";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: LoaderFunctionArgs) {
  const { scope } = await loadSection(args, "news");
  const count = parseNewsCount(new URL(args.request.url).searchParams);
  const feedName = newsFeedName(scope, count);
  return data({ count, feedName, ...(await loadBody(args.context, feedName)) }, competitionHeaders);
}

/** The articles about a competition. */
export default function NewsSection() {
  return <CompetitionNews {...useLoaderData<typeof loader>()} />;
}
