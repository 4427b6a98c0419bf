import { useState } from "react";
import { gamesTabs, type GamesTab } from "../../../shared/addresses/list-query.ts";
import type { ListCategory } from "../../../shared/addresses/list-category.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { mixedTexts } from "../../i18n/mixed-texts.ts";
import { listTexts } from "../../i18n/list-texts.ts";
import { LiveList, useCounts, useLeagues } from "../../live/hooks.tsx";
import type { ListFeed } from "../../live/list-feed.ts";
import { isListedDay } from "../day/day-limits.ts";
import { NextNotice } from "../list/next-notice.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toDayChoice } from "../day/day-words.ts";
import { LeagueBlock } from "../list/league-block.tsx";
import { EventsOf } from "../match-row/event-context.tsx";
import { listClass } from "../match-row/list-class.ts";
import { usePage } from "../page/page-context.tsx";
import type { SportsOfDay } from "./load-sports-of-day.server.ts";
import type { DayCounts } from "./use-day-counts.ts";

const anchorOf = (sportId: number): string => `sport-${sportId}`;

/** Null if the list shows all games, or those that a visitor follows. */
const toTab = (category: ListCategory): GamesTab | null => gamesTabs.find((tab) => tab === category) ?? null;

type SportLinksProps = {
  readonly lists: readonly ListFeed[];
  readonly counts: DayCounts;
  readonly category: ListCategory;
};

/** Links to the sports below, if there is more than one. */
export function SportLinks({ lists, counts, category }: SportLinksProps) {
  const { lang } = usePage();
  const tab = toTab(category);
  const shown = lists.filter((_, index) => tab === null || (counts.ofLists[index]?.[tab] ?? 0) > 0);
  if (shown.length < 2) return null;
  return (
    <nav className="sport-links" aria-label={mixedTexts(lang).sports}>
      {shown.map(({ sportId }) => (
        <a key={sportId} href={`#${anchorOf(sportId)}`}>
          {sportLabel(sportId, lang)}
        </a>
      ))}
    </nav>
  );
}

type SportListsProps = {
  readonly day: SportsOfDay;
  readonly counts: DayCounts;
  /** The sport whose own list this page is; null if the page is not a sport's list. */
  readonly groupId: number | null;
  /** Which games are shown. */
  readonly category: ListCategory;
  /** The address of the list of all games of the day. */
  readonly allHref: string;
};

/** The leagues of several sports on a day, each sport under its name. */
export function SportLists({ day, counts, groupId, category, allHref }: SportListsProps) {
  const { lists, epochDay, todayEpochDay, limits, next } = day;
  const { lang } = usePage();
  const emptyDay = isListedDay(day, limits) ? mixedTexts(lang).empty : listTexts(lang).notices.dayNotKept;
  const tab = toTab(category);
  return (
    <>
      {lists.map((list) => (
        <LiveList key={list.key} list={list}>
          <EventsOf sportId={list.sportId}>
            <SportList
              key={category}
              sportId={list.sportId}
              day={toDayChoice(epochDay, todayEpochDay)}
              hasOwnPage={list.sportId !== groupId}
              category={category}
            />
          </EventsOf>
        </LiveList>
      ))}
      {lists.length === 0 ? (
        <div className="card">
          {next === null ? (
            <Notice icon="empty" title={emptyDay} hint={mixedTexts(lang).emptyHint} />
          ) : (
            <NextNotice title={emptyDay} sportId={next.sportId} next={next.entry} />
          )}
        </div>
      ) : null}
      {lists.length > 0 && tab !== null && counts.total[tab] === 0 ? <EmptyTab tab={tab} allHref={allHref} /> : null}
    </>
  );
}

function EmptyTab({ tab, allHref }: { readonly tab: GamesTab; readonly allHref: string }) {
  const t = listTexts(usePage().lang).notices;
  const titles = { live: t.emptyLive, finished: t.emptyFinished, scheduled: t.emptyScheduled };
  return (
    <div className="card">
      <Notice icon="empty" title={titles[tab]} action={{ href: allHref, text: t.seeAll }} />
    </div>
  );
}

type SportListProps = {
  readonly sportId: number;
  readonly day: ReturnType<typeof toDayChoice>;
  readonly hasOwnPage: boolean;
  readonly category: ListCategory;
};

function SportList({ sportId, day, hasOwnPage, category }: SportListProps) {
  const { href, lang } = usePage();
  const leagues = useLeagues();
  const counts = useCounts();
  // A sport's own list has more leagues, which may come with a later load.
  const [shown] = useState(() => new Set(leagues.map(({ league }) => league.stageId)));
  const tab = toTab(category);
  const isFull = tab === null || counts[tab] > 0;
  // A game that ends while the visitor watches stays for a while, and its sport with it.
  const [wasFull] = useState(isFull);
  if (!isFull && !wasFull) return null;
  return (
    <section className="card sport-list" id={anchorOf(sportId)} aria-labelledby={`${anchorOf(sportId)}-name`}>
      <div className="block-head">
        <h2 id={`${anchorOf(sportId)}-name`}>{sportLabel(sportId, lang)}</h2>
        {hasOwnPage ? (
          <a href={href({ kind: "list", sportId, day, category: tab ?? "all" })}>{mixedTexts(lang).wholeDay}</a>
        ) : null}
      </div>
      <div className={listClass(sportId, null)}>
        {leagues
          .filter(({ league }) => shown.has(league.stageId))
          .map((league) => (
            <LeagueBlock key={league.league.stageId} league={league} category={category} bookmakerId={null} />
          ))}
      </div>
    </section>
  );
}
