import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { loadTab } from "../section/load-tab.server.ts";
import { defineTab } from "../section/define-tab.tsx";
import { PlayerStatistics } from "./player-statistics.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("playerStatistics", args);

const tab = defineTab("playerStatistics", PlayerStatistics);

export const clientLoader = tab.clientLoader;
/** The statistics of the players in a match. */
export default tab.Tab;
