import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { loadTab } from "../section/load-tab.server.ts";
import { readTab } from "../section/load-tab.ts";
import { TabSection } from "../section/tab-section.tsx";
import { HeadToHead } from "./head-to-head.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("headToHead", args);

export const clientLoader = (args: ClientLoaderFunctionArgs) => readTab("headToHead", args);

export default function HeadToHeadTab() {
  const { section } = useLoaderData<typeof loader>();
  return (
    <TabSection tab="headToHead" section={section}>
      {(body) => <HeadToHead body={body} />}
    </TabSection>
  );
}
