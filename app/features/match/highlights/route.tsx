import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { loadTab } from "../section/load-tab.server.ts";
import { defineTab } from "../section/define-tab.tsx";
import { Highlights } from "./highlights.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("highlights", args);

const tab = defineTab("highlights", Highlights);

export const clientLoader = tab.clientLoader;
/** The videos of a match. */
export default tab.Tab;
