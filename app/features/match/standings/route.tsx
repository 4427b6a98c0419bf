import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { tableTab } from "../../../../shared/sports/standings/table-tabs.ts";
import { loadFeed } from "../../../feeds/load-feed.server.ts";
import { formatLifetime, lifetimeHeader } from "../../../gateway/lifetime.ts";
import { lifetimeWith, loadSection } from "../section/load-tab.server.ts";
import { tableFeedName } from "../section/section-feeds.ts";
import { defineTabWith } from "../section/define-tab.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The tables of home and of away games are asked for beside that of all. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const eventId = params["eventId"] ?? "";
  const read = async (table: number) => (await loadFeed(context, tableFeedName(eventId, table)))?.body ?? null;
  // The document waits for promises that are the data's own.
  const others = { home: read(tableTab.home), away: read(tableTab.away) };
  const { section } = await loadSection(context, "standings", eventId);
  return data({ section, ...others }, { headers: { [lifetimeHeader]: formatLifetime(lifetimeWith(section)) } });
}

const tab = defineTabWith(
  "standings",
  async () => (await import("./standings.tsx")).Standings,
  async (read) => {
    const [home, away] = await Promise.all([read.table("home"), read.table("away")]);
    return { home, away };
  },
);

export const clientLoader = tab.clientLoader;
export default tab.Tab;
