import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { loadTab } from "../section/load-tab.server.ts";
import { readTab } from "../section/load-tab.ts";
import { TabSection } from "../section/tab-section.tsx";
import { Holes } from "./holes.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("holes", args);

export const clientLoader = (args: ClientLoaderFunctionArgs) => readTab("holes", args);

export default function HolesTab() {
  const { section } = useLoaderData<typeof loader>();
  return (
    <TabSection tab="holes" section={section}>
      {(body) => <Holes body={body} />}
    </TabSection>
  );
}
