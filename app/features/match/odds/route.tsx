import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { loadTab } from "../section/load-tab.server.ts";
import { defineTab } from "../section/define-tab.tsx";
import { MatchOdds } from "./match-odds.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("odds", args);

const tab = defineTab("odds", MatchOdds);

export const clientLoader = tab.clientLoader;
/** The odds of a match, where the place allows odds. */
export default tab.Tab;
