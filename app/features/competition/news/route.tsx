import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadFeed } from "../../../feeds/load-feed.server.ts";
import { defineUsedComponent } from "../../../rendering/used-parts.ts";
import { parseNewsCount } from "../../news/news-count.ts";
import { newsFeedName } from "../competition-feeds.ts";
import { competitionHeaders, loadSection } from "../load-competition.server.ts";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: LoaderFunctionArgs) {
  const { scope } = await loadSection(args, "news");
  const count = parseNewsCount(new URL(args.request.url).searchParams);
  return data(
    { count, body: (await loadFeed(args.context, newsFeedName(scope, count)))?.body ?? "" },
    competitionHeaders,
  );
}

const CompetitionNews = defineUsedComponent(
  ".competition",
  async () => (await import("./competition-news.tsx")).CompetitionNews,
);

export default function NewsSection() {
  return <CompetitionNews {...useLoaderData<typeof loader>()} />;
}
