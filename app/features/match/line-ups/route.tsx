import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { storedFor } from "../../../gateway/lifetime.ts";
import { lifetimeWith, loadSection } from "../section/load-tab.server.ts";
import { defineTabWith } from "../section/define-tab.tsx";
import { LineUps } from "./line-ups.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Goals and cards at the names are the summary's. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const eventId = params["eventId"] ?? "";
  const summary = loadSection(context, "summary", eventId);
  const { section } = await loadSection(context, "lineUps", eventId);
  return data({ section, summary: (await summary).section }, storedFor(lifetimeWith(section)));
}

const tab = defineTabWith("lineUps", LineUps, async (read) => ({ summary: await read.section("summary") }));

export const clientLoader = tab.clientLoader;
/** The line-ups of a match. */
export default tab.Tab;
