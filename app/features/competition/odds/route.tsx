import { hasDraw } from "../../../../shared/sports/catalogue.ts";
import { Day } from "../../day/times.tsx";
import { data, redirect, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toListedOdds } from "../../../feeds/listed-cells.ts";
import { firstQuoting } from "../../../feeds/quoting.ts";
import { loadFeed } from "../../../feeds/load-feed.server.ts";
import { competitionTexts } from "../../../i18n/competition-texts.ts";
import { LiveList, useLeagues, useLiveClient } from "../../../live/hooks.tsx";
import type { ListFeed } from "../../../live/list-feed.ts";
import { toBettingView, type ShownBookmaker } from "../../legal/betting-view.ts";
import { longDate, startDayOf } from "../../day/day-words.ts";
import { SimulatedLine } from "../../layout/simulated-line.tsx";
import { LegalNotice } from "../../legal/legal-notice.tsx";
import { EventsOf } from "../../match-row/event-context.tsx";
import { listClass } from "../../match-row/list-class.ts";
import { usePage } from "../../page/page-context.tsx";
import { fixturesFeedName, oddsFeedName } from "../competition-feeds.ts";
import { competitionHeaders, loadSection } from "../load-competition.server.ts";
import { toSeasonList } from "../to-season-list.server.ts";
import { Block } from "../block.tsx";
import { useCompetition } from "../competition-context.tsx";
import { toRounds } from "../rounds.ts";
import { SeasonRows } from "../season-rows.tsx";
import styles from "./sheet.css?url";

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

/** The games that are bet on, by round, with the prices of the first bookmaker of the place. */
function SeasonOdds({ list }: { readonly list: ListFeed }) {
  const { betting } = usePage();
  const { sportId, todayEpochDay } = useCompetition();
  const bookmaker = firstQuoting(betting?.odds?.bookmakers ?? [], list.odds ?? "");
  if (bookmaker === null) return null;
  return (
    <LiveList list={list}>
      <EventsOf sportId={sportId} todayEpochDay={todayEpochDay}>
        <SimulatedLine />
        <Quoted bookmaker={bookmaker} />
        <LegalNotice hasPrices source={bookmaker.name} hasInvented={bookmaker.isInvented} />
      </EventsOf>
    </LiveList>
  );
}

function Quoted({ bookmaker }: { readonly bookmaker: ShownBookmaker }) {
  const { lang, t, timeZone } = usePage();
  const { sportId, todayEpochDay } = useCompetition();
  const { store } = useLiveClient();
  const leagues = useLeagues();
  const league = leagues[0]?.league;
  if (league === undefined) return null;
  const outcomes = !hasDraw(sportId) ? t.outcomes.filter((_, index) => index !== 1) : t.outcomes;
  const quoted = leagues.flatMap(({ eventIds }) =>
    eventIds.flatMap((id) => {
      const event = store.getEvent(id);
      if (event === null || store.getOdds(id, bookmaker.id) === null) return [];
      const epochDay = startDayOf(event, timeZone);
      return [{ id, round: event.round ?? "", day: longDate(epochDay, t, todayEpochDay), epochDay }];
    }),
  );
  const className = `card quoted ${listClass(sportId, bookmaker.id)}`;
  return (
    <Block name="odds" title={competitionTexts(lang).sections.odds} className={className}>
      {toRounds(quoted).map(({ title, epochDay, ids }) => (
        <section key={title} className="round">
          <h3>
            <span>{epochDay === null ? title : <Day epochDay={epochDay}>{title}</Day>}</span>
            {outcomes.map((outcome) => (
              <abbr key={outcome}>{outcome}</abbr>
            ))}
          </h3>
          <SeasonRows league={league} ids={ids} category="all" bookmakerId={bookmaker.id} />
        </section>
      ))}
    </Block>
  );
}
export { clientLoader } from "../../page/page-route.ts";
