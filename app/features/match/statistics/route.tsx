import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { loadTab } from "../section/load-tab.server.ts";
import { defineTab } from "../section/define-tab.tsx";
import { Statistics } from "./statistics.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("statistics", args);

const tab = defineTab("statistics", Statistics);

export const clientLoader = tab.clientLoader;
/** The statistics of a match. */
export default tab.Tab;
