import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { loadTab } from "../section/load-tab.server.ts";
import { defineTab } from "../section/define-tab.tsx";
import { Points } from "./points.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("pointByPoint", args);

const tab = defineTab("pointByPoint", Points);

export const clientLoader = tab.clientLoader;
/** The course of a match: points, overs or scores one after the other. */
export default tab.Tab;
