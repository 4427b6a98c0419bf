import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { loadTab } from "../section/load-tab.server.ts";
import { readTab } from "../section/load-tab.ts";
import { TabSection } from "../section/tab-section.tsx";
import { Series } from "./series.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("series", args);

export const clientLoader = (args: ClientLoaderFunctionArgs) => readTab("series", args);

export default function SeriesTab() {
  const { section } = useLoaderData<typeof loader>();
  return (
    <TabSection tab="series" section={section}>
      {(body) => <Series body={body} />}
    </TabSection>
  );
}
