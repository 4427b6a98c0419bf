import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { tableTab } from "../../../../shared/sports/standings/table-tabs.ts";
import { loadFeed } from "../../../feeds/load-feed.server.ts";
import { settleSoon } from "../../../feeds/settle-soon.server.ts";
import { formatLifetime, lifetimeHeader } from "../../../gateway/lifetime.ts";
import { matchLifetime } from "../match-lifetime.ts";
import { loadSection } from "../section/load-tab.server.ts";
import { tableFeedName } from "../section/section-feeds.ts";
import { defineTabWith } from "../section/define-tab.tsx";
import { Standings } from "./standings.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The tables of home and of away games are asked for beside that of all. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const eventId = params["eventId"] ?? "";
  const read = async (table: number) => (await loadFeed(context, tableFeedName(eventId, table)))?.body ?? null;
  const others = { home: read(tableTab.home), away: read(tableTab.away) };
  const { section } = await loadSection(context, "standings", eventId);
  return data(await settleSoon(context, { section, ...others }), {
    headers: { [lifetimeHeader]: formatLifetime(matchLifetime) },
  });
}

const tab = defineTabWith("standings", Standings, async (read) => {
  const [home, away] = await Promise.all([read.table("home"), read.table("away")]);
  return { home, away };
});

export const clientLoader = tab.clientLoader;
export default tab.Tab;
