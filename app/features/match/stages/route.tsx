import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { loadTab } from "../section/load-tab.server.ts";
import { defineTab } from "../section/define-tab.tsx";
import { Stages } from "./stages.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("stages", args);

const tab = defineTab("stages", Stages);

export const clientLoader = tab.clientLoader;
/** The stages of a tour, with their winners and the leaders after them. */
export default tab.Tab;
