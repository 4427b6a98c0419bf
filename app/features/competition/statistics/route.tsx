import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { seasonStatisticsTab } from "../../../../shared/competitions/table-tabs.ts";
import { loadBody } from "../../../feeds/load-body.server.ts";
import { standingsFeedName } from "../competition-feeds.ts";
import { competitionHeaders, loadSection } from "../load-competition.server.ts";
import { SeasonStatistics } from "./season-statistics.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: LoaderFunctionArgs) {
  const { scope } = await loadSection(args, "statistics");
  const feedName = standingsFeedName(scope, seasonStatisticsTab);
  return data({ feedName, ...(await loadBody(args.context, feedName)) }, competitionHeaders);
}

/** What a season's matches count: the best players and teams by each statistic. */
export default function StatisticsSection() {
  return <SeasonStatistics {...useLoaderData<typeof loader>()} />;
}
export { clientLoader } from "../../page/page-route.ts";
