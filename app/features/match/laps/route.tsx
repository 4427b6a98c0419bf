import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { loadTab } from "../section/load-tab.server.ts";
import { defineTab } from "../section/define-tab.tsx";
import { Laps } from "./laps.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("laps", args);

const tab = defineTab("laps", Laps);

export const clientLoader = tab.clientLoader;
/** The laps of a race. */
export default tab.Tab;
