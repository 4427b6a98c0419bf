import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { loadTab } from "../section/load-tab.server.ts";
import { readTab } from "../section/load-tab.ts";
import { TabSection } from "../section/tab-section.tsx";
import { PlayerStatistics } from "./player-statistics.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("playerStatistics", args);

export const clientLoader = (args: ClientLoaderFunctionArgs) => readTab("playerStatistics", args);

export default function PlayerStatisticsTab() {
  const { section } = useLoaderData<typeof loader>();
  return (
    <TabSection tab="playerStatistics" section={section}>
      {(body) => <PlayerStatistics body={body} />}
    </TabSection>
  );
}
