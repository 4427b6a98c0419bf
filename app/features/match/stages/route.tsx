import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { loadTab } from "../section/load-tab.server.ts";
import { readTab } from "../section/load-tab.ts";
import { TabSection } from "../section/tab-section.tsx";
import { Stages } from "./stages.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("stages", args);

export const clientLoader = (args: ClientLoaderFunctionArgs) => readTab("stages", args);

export default function StagesTab() {
  const { section } = useLoaderData<typeof loader>();
  return (
    <TabSection tab="stages" section={section}>
      {(body) => <Stages body={body} />}
    </TabSection>
  );
}
