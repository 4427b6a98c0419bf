import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { loadTab } from "../section/load-tab.server.ts";
import { defineTab } from "../section/define-tab.tsx";
import { MatchDraw } from "./match-draw.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("draw", args);

const tab = defineTab("draw", MatchDraw);

export const clientLoader = tab.clientLoader;
/** The draw to which a match belongs. */
export default tab.Tab;
