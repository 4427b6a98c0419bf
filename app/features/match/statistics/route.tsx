import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { loadTab } from "../section/load-tab.server.ts";
import { readTab } from "../section/load-tab.ts";
import { TabSection } from "../section/tab-section.tsx";
import { Statistics } from "./statistics.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("statistics", args);

export const clientLoader = (args: ClientLoaderFunctionArgs) => readTab("statistics", args);

export default function StatisticsTab() {
  const { section } = useLoaderData<typeof loader>();
  return (
    <TabSection tab="statistics" section={section}>
      {(body) => <Statistics body={body} />}
    </TabSection>
  );
}
