import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { tableTab } from "../../../../shared/competitions/table-tabs.ts";
import { loadFeed } from "../../../feeds/load-feed.server.ts";
import { standingsFeedName } from "../competition-feeds.ts";
import { competitionHeaders, loadSection } from "../load-competition.server.ts";
import styles from "./sheet.css?url";
import { Standings } from "./competition-standings.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Duels have tables of home and of away games, of the last ones and, where a sport has them, of half-times and of totals; races have the one of their season, and where a source reports it that of teams. */
export async function loader(args: LoaderFunctionArgs) {
  const { competition, scope } = await loadSection(args, "standings");
  const kinds = competition.isField
    ? (["overall", "teams"] as const)
    : (["live", "home", "away", "form", "halfTime", "overUnder"] as const);
  const tables = kinds.map(async (kind) => {
    const feedName = standingsFeedName(scope, tableTab[kind]);
    return { kind, feedName, body: (await loadFeed(args.context, feedName))?.body ?? "" };
  });
  return data({ tables: await Promise.all(tables) }, competitionHeaders);
}

/** The tables of a competition. */
export default function StandingsSection() {
  return <Standings {...useLoaderData<typeof loader>()} />;
}
export { clientLoader } from "../../page/page-route.ts";
