import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { loadTab } from "../section/load-tab.server.ts";
import { defineTab } from "../section/define-tab.tsx";
import { MatchNews } from "./match-news.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("news", args);

const tab = defineTab("news", MatchNews);

export const clientLoader = tab.clientLoader;
/** The articles about a match. */
export default tab.Tab;
