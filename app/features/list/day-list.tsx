import { Day } from "../day/times.tsx";
import { lazy, Suspense } from "react";
import type { StartEntry } from "../../../shared/addresses/directory.ts";
import type { ListQuery } from "../../../shared/addresses/list-query.ts";
import { firstQuoting } from "../../feeds/quoting.ts";
import { LiveList, useLeagues } from "../../live/hooks.tsx";
import type { ListFeed } from "../../live/list-feed.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import type { DayLimits } from "../day/day-limits.ts";
import { longDate, toDayChoice } from "../day/day-words.ts";
import { SimulatedLine } from "../layout/simulated-line.tsx";
import { PageColumns } from "../layout/page-columns.tsx";
import type { ShownBookmaker } from "../legal/betting-view.ts";
import { useHasFollowed } from "../favourites/followed-days.ts";
import { isNoticeDue, LegalNotice } from "../legal/legal-notice.tsx";
import { EventsOf } from "../match-row/event-context.tsx";
import { listClass } from "../match-row/list-class.ts";
import { usePage, type PageContext } from "../page/page-context.tsx";
import { Beside } from "../beside/beside.tsx";
import { Redrawn } from "../rewritten/redrawn.tsx";
import { CategoryTabs } from "./category-tabs.tsx";
import { DayBar } from "./day-bar.tsx";
import { DayPick } from "./day-pick.tsx";
import { EmptyList } from "./empty-list.tsx";
import { AboutMarks } from "../excitement/about-marks.tsx";
import { GamesByMark, OrderLinks, type ListOrder } from "./games-by-mark.tsx";
import { LeagueBlock } from "./league-block.tsx";
import type { PinnableLeague } from "../my-leagues/pinnable-league.ts";
import type { MenuTexts } from "./league-links.tsx";
import { LeagueMenu } from "./league-menu.tsx";
import { LiveGames } from "./live-games.tsx";
import type { SavedDaysProps } from "./saved-days.tsx";

/** Everything that the list of a day depends on. Feeds stay text: server and browser decode them in the same way. */
export type DayListData = {
  readonly epochDay: number;
  readonly todayEpochDay: number;
  readonly list: ListFeed;
  /** What a list offers, for visitors who are new to it and for search engines. */
  readonly intro: string;
  readonly menu: MenuTexts;
  /** The leagues that are pinned until the visitor changes something. */
  readonly pinned: readonly PinnableLeague[];
  /** Null where no game of the day has a mark of excitement, so that the list has one order. */
  readonly order: ListOrder | null;
  readonly limits: DayLimits | null;
  /** The next start in the sport, on a day without games; else null. */
  readonly next: StartEntry | null;
};

/** Loaded only for visitors who follow games of the sport. */
const LoadedDays = lazy(() => import("./saved-days.tsx"));

function SavedDays(days: Omit<SavedDaysProps, "className">) {
  return useHasFollowed(days.sportId) ? (
    <Suspense>
      <LoadedDays {...days} className={listClass(days.sportId, null)} />
    </Suspense>
  ) : null;
}

type DayListProps = Pick<ListQuery, "category" | "sort"> & { readonly data: DayListData };

export function DayList({ data, category, sort }: DayListProps) {
  const { epochDay, todayEpochDay, limits, list, order } = data;
  const { lang, t, betting, href } = usePage();
  const byMark = order?.byMark;
  // Prices stand below the heads of their league, which the order by marks does not have.
  const main = byMark ? null : shownBookmaker(list, betting);
  const { sportId } = list;
  const day = toDayChoice(epochDay, todayEpochDay);
  return (
    <LiveList list={list}>
      <EventsOf sportId={sportId}>
        <PageColumns
          beside={<Beside key={sportId} sportId={sportId} />}
          left={<LeagueMenu key={list.key} texts={data.menu} defaults={data.pinned} />}
          right={
            isNoticeDue(betting, main !== null) ? (
              <LegalNotice
                hasPrices={main !== null}
                source={main?.name ?? null}
                hasInvented={main?.isInvented === true}
              />
            ) : null
          }
        >
          <div className="card" data-page="sport_page">
            <div className="title">
              <h1 tabIndex={-1}>
                {sportLabel(sportId, lang)} <Day epochDay={epochDay}>{longDate(epochDay, t, todayEpochDay)}</Day>
              </h1>
              <DayPick sportId={sportId} limits={limits} />
            </div>
            <DayBar {...{ sportId, epochDay, todayEpochDay, category, sort, limits }} />
            <CategoryTabs {...{ sportId, day, category, sort }} />
            {category === "all" ? (
              <LiveGames liveHref={href({ kind: "list", sportId, day, category: "live" })} />
            ) : null}
            <div className="list-lead">
              {byMark ? (
                <AboutMarks texts={byMark.about} />
              ) : category === "all" ? (
                <p className="intro">{data.intro}</p>
              ) : null}
              {order && <OrderLinks {...{ sportId, day, category, sort }} texts={order.texts} />}
            </div>
            <SimulatedLine />
            <Leagues data={data} category={category} bookmakerId={main?.id ?? null} />
            {category === "myGames" ? <SavedDays {...{ sportId, epochDay, todayEpochDay }} /> : null}
          </div>
        </PageColumns>
      </EventsOf>
    </LiveList>
  );
}

/** The bookmaker whose prices the rows show; null on a day without a single price, which has no columns for them. */
const shownBookmaker = (list: ListFeed, betting: PageContext["betting"]): ShownBookmaker | null =>
  firstQuoting(betting?.odds?.bookmakers ?? [], list.odds ?? "");

function Leagues({ data, category, bookmakerId }: DayListProps & { readonly bookmakerId: number | null }) {
  const { epochDay, todayEpochDay, list, order } = data;
  const leagues = useLeagues();
  const { sportId } = list;
  const byMark = order?.byMark;
  return (
    <div className={listClass(sportId, bookmakerId) + (byMark ? " by-mark" : "")}>
      {byMark ? (
        <GamesByMark games={byMark} category={category} />
      ) : (
        leagues.map((league) => (
          <Redrawn key={league.league.stageId}>
            <LeagueBlock league={league} category={category} bookmakerId={bookmakerId} />
          </Redrawn>
        ))
      )}
      <EmptyList
        {...{ sportId, epochDay, todayEpochDay, category, next: data.next, limits: data.limits }}
        eventIds={leagues.flatMap((league) => league.eventIds)}
      />
    </div>
  );
}
