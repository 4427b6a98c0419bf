import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { loadTab } from "../section/load-tab.server.ts";
import { defineTab } from "../section/define-tab.tsx";
import { Grid } from "./grid.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("grid", args);

const tab = defineTab("grid", Grid);

export const clientLoader = tab.clientLoader;
/** The starting grid of a race. */
export default tab.Tab;
