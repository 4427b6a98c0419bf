import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { loadTab } from "../section/load-tab.server.ts";
import { readTab } from "../section/load-tab.ts";
import { TabSection } from "../section/tab-section.tsx";
import { Highlights } from "./highlights.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("highlights", args);

export const clientLoader = (args: ClientLoaderFunctionArgs) => readTab("highlights", args);

export default function HighlightsTab() {
  const { section } = useLoaderData<typeof loader>();
  return (
    <TabSection tab="highlights" section={section}>
      {(body) => <Highlights body={body} />}
    </TabSection>
  );
}
