import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { loadTab } from "../section/load-tab.server.ts";
import { defineTab } from "../section/define-tab.tsx";
import { Holes } from "./holes.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("holes", args);

const tab = defineTab("holes", Holes);

export const clientLoader = tab.clientLoader;
/** The scorecards of a golf tournament, hole by hole. */
export default tab.Tab;
