import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { loadTab } from "../section/load-tab.server.ts";
import { readTab } from "../section/load-tab.ts";
import { TabSection } from "../section/tab-section.tsx";
import { Laps } from "./laps.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("laps", args);

export const clientLoader = (args: ClientLoaderFunctionArgs) => readTab("laps", args);

export default function LapsTab() {
  const { section } = useLoaderData<typeof loader>();
  return (
    <TabSection tab="laps" section={section}>
      {(body) => <Laps body={body} />}
    </TabSection>
  );
}
