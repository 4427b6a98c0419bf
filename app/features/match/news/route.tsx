import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { loadTab } from "../section/load-tab.server.ts";
import { readTab } from "../section/load-tab.ts";
import { TabSection } from "../section/tab-section.tsx";
import { MatchNews } from "./match-news.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("news", args);

export const clientLoader = (args: ClientLoaderFunctionArgs) => readTab("news", args);

export default function MatchNewsTab() {
  const { section } = useLoaderData<typeof loader>();
  return (
    <TabSection tab="news" section={section}>
      {(body) => <MatchNews body={body} />}
    </TabSection>
  );
}
