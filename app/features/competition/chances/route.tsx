import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { tableTab } from "../../../../shared/competitions/table-tabs.ts";
import { loadBody } from "../../../feeds/load-body.server.ts";
import { standingsFeedName } from "../competition-feeds.ts";
import { competitionHeaders, loadSection } from "../load-competition.server.ts";
import { SeasonChances } from "./season-chances.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: LoaderFunctionArgs) {
  const { scope } = await loadSection(args, "chances");
  const feedName = standingsFeedName(scope, tableTab.chances);
  return data({ feedName, ...(await loadBody(args.context, feedName)) }, competitionHeaders);
}

/** How a league's season may end. */
export default function ChancesSection() {
  return <SeasonChances {...useLoaderData<typeof loader>()} />;
}
export { clientLoader } from "../../page/page-route.ts";
