import { Await } from "@remix-run/react";
import { Suspense, useMemo } from "react";
import { hasData } from "../../../shared/feed/codec.ts";
import { toDayChoice } from "../../features/day/day-words.ts";
import { SimulatedLine } from "../../features/layout/simulated-line.tsx";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { LegalNotice } from "../../features/legal/legal-notice.tsx";
import { EventsOf } from "../../features/match-row/event-context.tsx";
import { StarButton } from "../../features/match-row/star-button.tsx";
import { OddsTable } from "../../features/odds/odds-table.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import { isQuoting } from "../../feeds/listed-cells.ts";
import { LiveList, useEvent, useLeagues } from "../../live/hooks.tsx";
import type { ListFeed } from "../../live/list-feed.ts";
import { MatchCrumbs } from "./match-crumbs.tsx";
import { MatchFacts } from "./match-facts.tsx";
import type { MatchData, MatchPrices } from "./queries.server.ts";
import { Scoreboard } from "./scoreboard.tsx";

export function MatchPage({ match }: { readonly match: MatchData }) {
  const { list, prices } = match;
  return (
    <LiveList list={list}>
      <EventsOf sportId={list.sportId}>
        <PageColumns>
          <div className="card">
            <Match match={match} />
            <Suspense>
              <Await resolve={prices}>{(loaded) => <Prices list={list} prices={loaded} />}</Await>
            </Suspense>
          </div>
        </PageColumns>
      </EventsOf>
    </LiveList>
  );
}

type PricesProps = { readonly list: ListFeed; readonly prices: MatchPrices | null };

/** The same list, opened with its prices: its odds are followed from here on. */
function Prices({ list, prices }: PricesProps) {
  const { betting } = usePage();
  const priced = useMemo(() => ({ ...list, ...prices }), [list, prices]);
  const bookmakers = betting?.odds?.bookmakers ?? [];
  const odds = priced.odds ?? "";
  const hasInvented = bookmakers.some(({ id, isInvented }) => isInvented && isQuoting(id, odds));
  return (
    <LiveList list={priced}>
      <OddsTable eventId={list.key} bookmakers={bookmakers} />
      <LegalNotice hasPrices={hasData(odds)} hasInvented={hasInvented} />
    </LiveList>
  );
}

function Match({ match: { eventId, list, epochDay, todayEpochDay } }: { readonly match: MatchData }) {
  const { href } = usePage();
  const event = useEvent(eventId);
  const league = useLeagues()[0]?.league;
  if (event === null || league === undefined) return null;
  const day = toDayChoice(epochDay, todayEpochDay);
  return (
    <>
      <MatchCrumbs league={league} listHref={href({ kind: "list", sportId: list.sportId, day, category: "all" })}>
        <StarButton event={event} league={league} />
      </MatchCrumbs>
      <Scoreboard eventId={eventId} event={event} />
      <SimulatedLine />
      <MatchFacts event={event} epochDay={epochDay} />
    </>
  );
}
