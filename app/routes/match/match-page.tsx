import { addressTexts } from "../../i18n/address-texts.ts";
import { Outlet, useLocation } from "@remix-run/react";
import { useMemo } from "react";
import type { MatchTab } from "../../../shared/addresses/address.ts";
import { toDayChoice } from "../../features/day/day-words.ts";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { SimulatedLine } from "../../features/layout/simulated-line.tsx";
import { EventsOf } from "../../features/match-row/event-context.tsx";
import { scoreOf, viewOf } from "../../features/match-row/result.ts";
import { isFieldEvent } from "../../features/match/event-kind.ts";
import { MatchProvider } from "../../features/match/match-context.tsx";
import { tabsOf } from "../../features/match/match-tabs.ts";
import { tabOfWord } from "../../features/match/tab-of-word.ts";
import { useMatchTitle } from "../../features/match/use-match-title.ts";
import { usePage } from "../../features/page/page-context.tsx";
import { RevealButton } from "../../features/veil/reveal-button.tsx";
import { LiveList, useEvent, useLeagues } from "../../live/hooks.tsx";
import { Board } from "./board/board.tsx";
import { MatchActions } from "./match-actions.tsx";
import { MatchCrumbs } from "./match-crumbs.tsx";
import type { MatchData } from "./queries.server.ts";
import { TabNav } from "./tab-nav.tsx";
import { useGame } from "./use-game.ts";
import { useIconBadge } from "./use-icon-badge.ts";

/** The frame that stays while tabs change inside it. */
export function MatchPage({ match }: { readonly match: MatchData }) {
  const { list } = match;
  return (
    <LiveList list={list}>
      <EventsOf sportId={list.sportId}>
        <PageColumns>
          <div className="cards page-body match">
            <Match match={match} />
          </div>
        </PageColumns>
      </EventsOf>
    </LiveList>
  );
}

/** The same element at each rendering: a score that comes while the tab is hydrated does not reach it. */
const tabOutlet = <Outlet />;

function Match({
  match: { eventId, list, tabCodes, series, epochDay, todayEpochDay, widgetsPath },
}: {
  readonly match: MatchData;
}) {
  const { href } = usePage();
  const tab = useCurrentTab();
  const event = useEvent(eventId);
  const { league, eventIds = [] } = useLeagues()[0] ?? {};
  const game = useGame(eventId, event !== null && viewOf(event) === "live");
  const context = useMemo(
    () => ({ eventId, tab, list, game, series, epochDay, todayEpochDay }),
    [eventId, tab, list, game, series, epochDay, todayEpochDay],
  );
  const isField = isFieldEvent(eventId);
  // The board of a race sets the title of its starters, because it knows which starters share a place.
  useMatchTitle(isField ? null : event, { sportId: list.sportId, tab });
  useIconBadge((event && scoreOf(event)?.join("-")) ?? "");
  if (event === null || league === undefined) return null;
  const tabs = tabsOf(tabCodes, game, tab);
  const day = toDayChoice(epochDay, todayEpochDay);
  return (
    <MatchProvider value={context}>
      <div className="card match-head">
        <MatchCrumbs
          league={league}
          round={event.round ?? ""}
          drawHref={tabs.includes("draw") ? href({ kind: "match", eventId, tab: "draw" }) : null}
          listHref={href({ kind: "list", sportId: list.sportId, day, category: "all" })}
        >
          <MatchActions eventId={eventId} event={event} league={league} widgetsPath={widgetsPath} />
        </MatchCrumbs>
        <Board eventId={eventId} event={event} />
        <RevealButton eventIds={isField ? eventIds : [eventId]} />
        <SimulatedLine />
        <TabNav eventId={eventId} tabs={tabs} current={tab} />
      </div>
      {tabOutlet}
    </MatchProvider>
  );
}

function useCurrentTab(): MatchTab {
  const { lang } = usePage();
  const { pathname } = useLocation();
  return tabOfWord(pathname.split("/")[3] ?? "", addressTexts(lang).match) ?? "summary";
}
