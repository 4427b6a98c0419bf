import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { loadTab } from "../section/load-tab.server.ts";
import { defineTab } from "../section/define-tab.tsx";
import { HeadToHead } from "./head-to-head.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("headToHead", args);

const tab = defineTab("headToHead", HeadToHead);

export const clientLoader = tab.clientLoader;
/** The last games of both sides, and those against each other. */
export default tab.Tab;
