import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { tableTab } from "../../../../shared/competitions/table-tabs.ts";
import { loadFeed } from "../../../feeds/load-feed.server.ts";
import { formatLifetime, lifetimeHeader } from "../../../gateway/lifetime.ts";
import { lifetimeWith, loadSection } from "../section/load-tab.server.ts";
import { tableFeedName } from "../section/section-feeds.ts";
import { defineTabWith } from "../section/define-tab.tsx";
import { Standings } from "./standings.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Loads the tables of home and away games in parallel with the table of all games. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const eventId = params["eventId"] ?? "";
  const read = async (table: number) => (await loadFeed(context, tableFeedName(eventId, table)))?.body ?? null;
  const home = read(tableTab.home);
  const away = read(tableTab.away);
  const { section } = await loadSection(context, "standings", eventId);
  const isStreamed = context.answer === "streamed document";
  return data(isStreamed ? { section, home, away } : { section, home: await home, away: await away }, {
    headers: { [lifetimeHeader]: formatLifetime(lifetimeWith(section)) },
  });
}

const tab = defineTabWith("standings", Standings, async (read) => {
  const [home, away] = await Promise.all([read.table("home"), read.table("away")]);
  return { home, away };
});

export const clientLoader = tab.clientLoader;
export default tab.Tab;
