import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { bestElevenTab, seasonStatisticsTab } from "../../../../shared/competitions/table-tabs.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { loadBody } from "../../../feeds/load-body.server.ts";
import { standingsFeedName } from "../competition-feeds.ts";
import { competitionHeaders, loadSection } from "../load-competition.server.ts";
import { BestElevens } from "./best-elevens.tsx";
import { SeasonStatistics } from "./season-statistics.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: LoaderFunctionArgs) {
  const { scope } = await loadSection(args, "statistics");
  const load = async (tab: number) => {
    const feedName = standingsFeedName(scope, tab);
    return { feedName, ...(await loadBody(args.context, feedName)) };
  };
  const [statistics, elevens] = await Promise.all([
    load(seasonStatisticsTab),
    // No other sport has elevens.
    scope.sportId === sportIds.soccer ? load(bestElevenTab) : null,
  ]);
  return data({ statistics, elevens }, competitionHeaders);
}

/** What a season's matches count: the best eleven of a round, the best players and teams by each statistic. */
export default function StatisticsSection() {
  const { statistics, elevens } = useLoaderData<typeof loader>();
  return (
    <>
      {elevens === null ? null : <BestElevens {...elevens} />}
      <SeasonStatistics {...statistics} />
    </>
  );
}
export { clientLoader } from "../../page/page-route.ts";
