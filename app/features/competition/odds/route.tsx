import { data, redirect, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toListedOdds } from "../../../feeds/listed-cells.ts";
import { firstQuoting } from "../../../feeds/quoting.ts";
import { loadFeed } from "../../../feeds/load-feed.server.ts";
import { toBettingView } from "../../legal/betting-view.ts";
import { fixturesFeedName, oddsFeedName } from "../competition-feeds.ts";
import { competitionHeaders, loadSection } from "../load-competition.server.ts";
import { toSeasonList } from "../to-season-list.server.ts";
import styles from "./sheet.css?url";
import { SeasonOdds } from "./season-odds.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** This section does not exist where the visitor's place may see no odds; `loadSection` then redirects to the first section. */
export async function loader(args: LoaderFunctionArgs) {
  const { competition, scope, nowSeconds, toSummary } = await loadSection(args, "odds");
  const { visitor, variant } = args.context;
  const shown = toBettingView(visitor.policy, variant, nowSeconds)?.odds ?? null;
  const quoted = await loadFeed(args.context, oddsFeedName(scope));
  const bookmaker = firstQuoting(shown?.bookmakers ?? [], quoted?.body ?? "");
  if (shown === null || quoted === null || bookmaker === null) throw redirect(toSummary, 302);
  const { sportId } = competition;
  const feedName = fixturesFeedName(scope, 0);
  const list = await toSeasonList(args.context, { sportId, feedName, isFollowed: true, nowSeconds });
  const prices = {
    key: `${feedName} with prices`,
    oddsFeedName: oddsFeedName(scope),
    odds: toListedOdds(quoted.body, bookmaker.id),
    oddsSeq: quoted.seq,
    market: shown.market,
  };
  return data({ list: { ...list, ...prices } }, competitionHeaders);
}

/** The odds of the coming games of a competition, where the place allows odds. */
export default function OddsSection() {
  return <SeasonOdds {...useLoaderData<typeof loader>()} />;
}
