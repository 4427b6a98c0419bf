import { addressTexts } from "../../i18n/address-texts.ts";
import { Outlet, useLocation } from "@remix-run/react";
import { useMemo, startTransition, useEffect, useRef, useState } from "react";
import type { MatchTab } from "../../../shared/addresses/address.ts";
import { toDayChoice } from "../../features/day/day-words.ts";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { SimulatedLine } from "../../features/layout/simulated-line.tsx";
import { EventsOf } from "../../features/match-row/event-context.tsx";
import { isResultHidden, scoreOf, viewOf } from "../../features/match-row/result.ts";
import { isFieldEvent } from "../../features/match/event-kind.ts";
import { InStepLine } from "../../features/in-step/in-step-line.tsx";
import { MatchProvider } from "../../features/match/match-context.tsx";
import { tabsOf } from "../../features/match/match-tabs.ts";
import { tabOfWord } from "../../features/match/tab-name.ts";
import { useMatchTitle } from "../../features/match/use-match-title.ts";
import { usePage } from "../../features/page/page-context.tsx";
import { RevealButton } from "../../features/veil/reveal-button.tsx";
import { LiveList, useEvent, useLeagues, useLiveClient } from "../../live/hooks.tsx";
import { gameFeedName } from "../../features/match/section/section-feeds.ts";
import { watchGame, type Game } from "../../live/game-watch.ts";
import { Board } from "./board/board.tsx";
import { MatchActions } from "./match-actions.tsx";
import { MatchCrumbs } from "./match-crumbs.tsx";
import type { MatchData } from "./queries.server.ts";
import { TabNav } from "./tab-nav.tsx";

/** The frame that stays while tabs change inside it. */
export function MatchPage({ match }: { readonly match: MatchData }) {
  const { list } = match;
  return (
    <LiveList list={list}>
      <EventsOf sportId={list.sportId}>
        <PageColumns>
          <div className="cards page-body match" data-page="common_page">
            <Match match={match} />
          </div>
        </PageColumns>
      </EventsOf>
    </LiveList>
  );
}

/** The same element at each rendering: a score that comes while the tab is hydrated does not reach it. */
const tabOutlet = <Outlet />;

/** Reports about a match still change after its end, and a cache may deliver its last minutes a little late. */
const watchedOnMs = 2 * 60_000;

/** The hashes of a match's sections, requested while it is live, and for a while longer if the page has seen it end. */
function useGame(eventId: string, isLive: boolean): Game | null {
  const client = useLiveClient();
  const [known, setKnown] = useState<{ readonly eventId: string; readonly game: Game } | null>(null);
  const seenLive = useRef<string | null>(null);
  useEffect(() => {
    if (isLive) seenLive.current = eventId;
    if (seenLive.current !== eventId) return;
    // An answer may come while the tab below is still hydrated: an urgent update would throw it away and draw it anew.
    const show = (game: Game) => startTransition(() => setKnown({ eventId, game }));
    const stop = watchGame(client.world, client.loadFeeds, gameFeedName(eventId), show);
    const cancel = isLive ? () => {} : client.world.timers.after(watchedOnMs, stop);
    return () => {
      cancel();
      stop();
    };
  }, [client, eventId, isLive]);
  return known?.eventId === eventId ? known.game : null;
}

const plain = "/favicon.svg";
const badged = "/favicon-goal.svg";

function setIcon(address: string): void {
  document.querySelector(`link[rel="icon"]`)?.setAttribute("href", address);
}

/** Marks the tab's icon when the score changes while the page is hidden, until the page is shown again. */
function useIconBadge(score: string): void {
  const seen = useRef(score);
  useEffect(() => {
    if (!document.hidden) seen.current = score;
    else if (score !== seen.current) setIcon(badged);
  }, [score]);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) setIcon(plain);
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      setIcon(plain);
    };
  }, []);
}

function Match({
  match: { eventId, list, tabCodes, series, epochDay, todayEpochDay, widgetsPath },
}: {
  readonly match: MatchData;
}) {
  const { href } = usePage();
  const tab = useCurrentTab();
  const event = useEvent(eventId);
  const { league, eventIds = [] } = useLeagues()[0] ?? {};
  const game = useGame(eventId, event !== null && viewOf(event) === "live" && !isResultHidden(event));
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
        {!isField && viewOf(event) === "live" && !isResultHidden(event) ? (
          <InStepLine eventId={eventId} event={event} />
        ) : null}
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
