import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { loadTab } from "../section/load-tab.server.ts";
import { defineTab } from "../section/define-tab.tsx";
import { Commentary } from "./commentary.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("commentary", args);

const tab = defineTab("commentary", Commentary);

export const clientLoader = tab.clientLoader;
/** The commentary on a match, line by line. */
export default tab.Tab;
