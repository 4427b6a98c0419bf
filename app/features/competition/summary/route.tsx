import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { tableTab } from "../../../../shared/competitions/table-tabs.ts";
import { loadFeed } from "../../../feeds/load-feed.server.ts";
import { resultsFeedName, scorersFeedName, standingsFeedName, summaryFeedName } from "../competition-feeds.ts";
import { competitionHeaders, loadSection } from "../load-competition.server.ts";
import { toSeasonList } from "../to-season-list.server.ts";
import styles from "./sheet.css?url";
import { toFigureRows } from "./figure-rows.server.ts";
import { toSeasonFigures } from "./season-figures.ts";
import { loadParticipants } from "./load-participants.server.ts";
import { Summary } from "./summary.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** A past season has neither live games nor next ones: its last results stand for them. */
export async function loader(args: LoaderFunctionArgs) {
  const { competition, scope, nowSeconds } = await loadSection(args, "summary");
  const isCurrent = competition.addressSeason === null;
  const feedName = isCurrent ? summaryFeedName(scope) : resultsFeedName(scope, 0);
  const { sportId, sections } = competition;
  const list = await toSeasonList(args.context, { sportId, feedName, isFollowed: isCurrent, nowSeconds });
  const tableName = sections.includes("standings")
    ? standingsFeedName(scope, competition.isField ? tableTab.overall : tableTab.live)
    : null;
  const table = tableName === null ? null : ((await loadFeed(args.context, tableName))?.body ?? null);
  const drawName = sections.includes("draw") ? standingsFeedName(scope, tableTab.draw) : null;
  const scorersName = scorersFeedName(scope);
  const [scorers, draw, participants, home] = await Promise.all([
    sections.includes("scorers") ? loadFeed(args.context, scorersName) : null,
    drawName === null ? null : loadFeed(args.context, drawName),
    tableName === null && !competition.isField ? loadParticipants(args.context, scope) : [],
    table === null || competition.isField ? null : loadFeed(args.context, standingsFeedName(scope, tableTab.home)),
  ]);
  const figures = table === null ? null : toSeasonFigures(sportId, table, home?.body ?? null);
  return data(
    {
      list,
      tableName,
      table,
      drawName,
      draw: draw?.body ?? null,
      participants,
      scorers: scorers === null ? null : { feedName: scorersName, body: scorers.body },
      figures: figures === null ? null : toFigureRows(figures, args.context.variant.lang),
    },
    competitionHeaders,
  );
}

/** A competition: its running, latest and next games, with the table beside them. */
export default function SummarySection() {
  return <Summary {...useLoaderData<typeof loader>()} />;
}
export { clientLoader } from "../../page/page-route.ts";
