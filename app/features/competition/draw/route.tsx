import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { tableTab } from "../../../../shared/competitions/table-tabs.ts";
import { loadFeed } from "../../../feeds/load-feed.server.ts";
import { standingsFeedName } from "../competition-feeds.ts";
import { competitionHeaders, loadSection } from "../load-competition.server.ts";
import styles from "./sheet.css?url";
import { Draw } from "./draw.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: LoaderFunctionArgs) {
  const { scope } = await loadSection(args, "draw");
  const feedName = standingsFeedName(scope, tableTab.draw);
  return data({ feedName, body: (await loadFeed(args.context, feedName))?.body ?? "" }, competitionHeaders);
}

export default function DrawSection() {
  return <Draw {...useLoaderData<typeof loader>()} />;
}
