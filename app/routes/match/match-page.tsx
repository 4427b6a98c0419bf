import { hasData } from "../../../shared/feed/codec.ts";
import { toDayChoice } from "../../features/day/day-words.ts";
import { SimulatedLine } from "../../features/layout/simulated-line.tsx";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { LegalNotice } from "../../features/legal/legal-notice.tsx";
import { EventsOf } from "../../features/match-row/event-context.tsx";
import { StarButton } from "../../features/match-row/star-button.tsx";
import { OddsTable } from "../../features/odds/odds-table.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import { LiveList, useEvent, useLeagues } from "../../live/hooks.tsx";
import { MatchCrumbs } from "./match-crumbs.tsx";
import { MatchFacts } from "./match-facts.tsx";
import type { MatchData } from "./queries.server.ts";
import { Scoreboard } from "./scoreboard.tsx";

export function MatchPage({ match }: { readonly match: MatchData }) {
  const { list } = match;
  return (
    <LiveList list={list}>
      <EventsOf sportId={list.sportId}>
        <PageColumns>
          <div className="card">
            <Match match={match} />
            <LegalNotice hasPrices={hasData(list.odds ?? "")} />
          </div>
        </PageColumns>
      </EventsOf>
    </LiveList>
  );
}

function Match({ match: { eventId, list, epochDay, todayEpochDay } }: { readonly match: MatchData }) {
  const { betting, href } = usePage();
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
      <OddsTable eventId={eventId} bookmakers={betting?.odds?.bookmakers ?? []} />
    </>
  );
}
