import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { loadTab } from "../section/load-tab.server.ts";
import { readTab } from "../section/load-tab.ts";
import { TabSection } from "../section/tab-section.tsx";
import { MatchDraw } from "./match-draw.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("draw", args);

export const clientLoader = (args: ClientLoaderFunctionArgs) => readTab("draw", args);

export default function MatchDrawTab() {
  const { section } = useLoaderData<typeof loader>();
  return (
    <TabSection tab="draw" section={section}>
      {(body) => <MatchDraw body={body} />}
    </TabSection>
  );
}
