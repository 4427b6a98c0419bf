import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { loadTab } from "../section/load-tab.server.ts";
import { readTab } from "../section/load-tab.ts";
import { TabSection } from "../section/tab-section.tsx";
import { Points } from "./points.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("pointByPoint", args);

export const clientLoader = (args: ClientLoaderFunctionArgs) => readTab("pointByPoint", args);

export default function PointsTab() {
  const { section } = useLoaderData<typeof loader>();
  return (
    <TabSection tab="pointByPoint" section={section}>
      {(body) => <Points body={body} />}
    </TabSection>
  );
}
