import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { placesByRoundTab, tableTab } from "../../../../shared/competitions/table-tabs.ts";
import { loadFeed } from "../../../feeds/load-feed.server.ts";
import { standingsFeedName } from "../competition-feeds.ts";
import { competitionHeaders, loadSection } from "../load-competition.server.ts";
import styles from "./sheet.css?url";
import { Standings } from "./competition-standings.tsx";
import { PlacesByRound } from "./places-by-round.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Duels have tables of home and of away games, of the last ones and, where a sport has them, of half-times and of totals; races have the one of their season, and where a source reports it that of teams. */
export async function loader(args: LoaderFunctionArgs) {
  const { competition, scope } = await loadSection(args, "standings");
  const kinds = competition.isField
    ? (["overall", "teams"] as const)
    : (["live", "home", "away", "form", "halfTime", "overUnder"] as const);
  const load = async (tab: number) => {
    const feedName = standingsFeedName(scope, tab);
    return { feedName, body: (await loadFeed(args.context, feedName))?.body ?? "" };
  };
  const [tables, places] = await Promise.all([
    Promise.all(kinds.map(async (kind) => ({ kind, ...(await load(tableTab[kind])) }))),
    competition.isField ? null : load(placesByRoundTab),
  ]);
  return data({ tables, places }, competitionHeaders);
}

/** The tables of a competition, and the place of each team after each round. */
export default function StandingsSection() {
  const { tables, places } = useLoaderData<typeof loader>();
  return (
    <>
      <Standings tables={tables} />
      {places === null ? null : <PlacesByRound {...places} />}
    </>
  );
}
export { clientLoader } from "../../page/page-route.ts";
