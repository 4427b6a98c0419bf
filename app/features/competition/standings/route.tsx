import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import {
  expectedTableTab,
  fixtureDifficultyTab,
  placesByRoundTab,
  tableTab,
} from "../../../../shared/competitions/table-tabs.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { loadFeed } from "../../../feeds/load-feed.server.ts";
import { standingsFeedName } from "../competition-feeds.ts";
import { competitionHeaders, loadSection } from "../load-competition.server.ts";
import styles from "./sheet.css?url";
import { ExpectedTable } from "./expected-table.tsx";
import { FixtureDifficulty } from "./fixture-difficulty.tsx";
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
  const hasComing = competition.sportId === sportIds.soccer && competition.addressSeason === null;
  const [tables, places, expected, difficulty] = await Promise.all([
    Promise.all(kinds.map(async (kind) => ({ kind, ...(await load(tableTab[kind])) }))),
    competition.isField ? null : load(placesByRoundTab),
    competition.sportId === sportIds.soccer ? load(expectedTableTab) : null,
    hasComing ? load(fixtureDifficultyTab) : null,
  ]);
  return data({ tables, places, expected, difficulty }, competitionHeaders);
}

/** The tables of a competition, that by shots, the next fixtures of its teams, and the place of each team after each round. */
export default function StandingsSection() {
  const { tables, places, expected, difficulty } = useLoaderData<typeof loader>();
  return (
    <>
      <Standings tables={tables} />
      {expected === null ? null : <ExpectedTable {...expected} />}
      {difficulty === null ? null : <FixtureDifficulty {...difficulty} />}
      {places === null ? null : <PlacesByRound {...places} />}
    </>
  );
}
export { clientLoader } from "../../page/page-route.ts";
