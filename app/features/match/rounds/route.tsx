import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { loadTab } from "../section/load-tab.server.ts";
import { defineTab } from "../section/define-tab.tsx";
import { Rounds } from "./rounds.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("rounds", args);

const tab = defineTab("rounds", Rounds);

export const clientLoader = tab.clientLoader;
/** The rounds of a golf tournament. */
export default tab.Tab;
