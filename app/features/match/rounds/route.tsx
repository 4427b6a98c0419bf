import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { loadTab } from "../section/load-tab.server.ts";
import { readTab } from "../section/load-tab.ts";
import { TabSection } from "../section/tab-section.tsx";
import { Rounds } from "./rounds.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("rounds", args);

export const clientLoader = (args: ClientLoaderFunctionArgs) => readTab("rounds", args);

export default function RoundsTab() {
  const { section } = useLoaderData<typeof loader>();
  return (
    <TabSection tab="rounds" section={section}>
      {(body) => <Rounds body={body} />}
    </TabSection>
  );
}
