import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadFeed } from "../../../feeds/load-feed.server.ts";
import { scorersFeedName } from "../competition-feeds.ts";
import { competitionHeaders, loadSection } from "../load-competition.server.ts";
import styles from "./sheet.css?url";
import { defineUsedComponent } from "../../../rendering/used-parts.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: LoaderFunctionArgs) {
  const { scope } = await loadSection(args, "scorers");
  return data({ body: (await loadFeed(args.context, scorersFeedName(scope)))?.body ?? "" }, competitionHeaders);
}

const Scorers = defineUsedComponent(".competition", async () => (await import("./scorers.tsx")).Scorers);

export default function ScorersSection() {
  return <Scorers {...useLoaderData<typeof loader>()} />;
}
