import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { loadTab } from "../section/load-tab.server.ts";
import { readTab } from "../section/load-tab.ts";
import { TabSection } from "../section/tab-section.tsx";
import { Commentary } from "./commentary.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("commentary", args);

export const clientLoader = (args: ClientLoaderFunctionArgs) => readTab("commentary", args);

export default function CommentaryTab() {
  const { section } = useLoaderData<typeof loader>();
  return (
    <TabSection tab="commentary" section={section}>
      {(body) => <Commentary body={body} />}
    </TabSection>
  );
}
