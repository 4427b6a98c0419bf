import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { tableTab } from "../../../../shared/sports/standings/table-tabs.ts";
import { loadFeed } from "../../../feeds/load-feed.server.ts";
import { formatLifetime, lifetimeHeader } from "../../../gateway/lifetime.ts";
import { runningClient } from "../../../live/running-client.ts";
import { sectionsOf } from "../../../live/sections.ts";
import { matchLifetime } from "../match-lifetime.ts";
import { loadSection } from "../section/load-tab.server.ts";
import { readTab } from "../section/load-tab.ts";
import { tableFeedName } from "../section/section-feeds.ts";
import { TabSection } from "../section/tab-section.tsx";
import { Standings, type OtherTables } from "./standings.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The tables of home and of away games are asked for beside that of all. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const eventId = params["eventId"] ?? "";
  const read = async (table: number) => (await loadFeed(context, tableFeedName(eventId, table)))?.body ?? null;
  // The document waits for promises that are the data's own.
  const others: OtherTables = { home: read(tableTab.home), away: read(tableTab.away) };
  const { section } = await loadSection(context, "standings", eventId);
  return data({ section, ...others }, { headers: { [lifetimeHeader]: formatLifetime(matchLifetime) } });
}

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const client = runningClient();
  if (client === null) return args.serverLoader<typeof loader>();
  const sections = sectionsOf(client);
  const read = (table: number) => sections.read(tableFeedName(args.params["eventId"] ?? "", table));
  const [{ section }, home, away] = await Promise.all([
    readTab("standings", args),
    read(tableTab.home),
    read(tableTab.away),
  ]);
  return { section, home, away };
}

export default function StandingsTab() {
  const { section, home, away } = useLoaderData<typeof loader>();
  return (
    <TabSection tab="standings" section={section}>
      {(body) => <Standings body={body} others={{ home, away }} />}
    </TabSection>
  );
}
