import { useState } from "react";
import type { ListCategory } from "../../../shared/navigation/list-category.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { mixedTexts } from "../../i18n/mixed-texts.ts";
import { LiveList, useLeagues } from "../../live/hooks.tsx";
import type { ListFeed } from "../../live/list-feed.ts";
import { Notice } from "../../ui/notice.tsx";
import { toDayChoice } from "../day/day-words.ts";
import { SimulatedLine } from "../layout/simulated-line.tsx";
import { LeagueBlock } from "../list/league-block.tsx";
import { EventsOf } from "../match-row/event-context.tsx";
import { listClass } from "../match-row/list-class.ts";
import { usePage } from "../page/page-context.tsx";
import type { SportsOfDay } from "./load-sports-of-day.server.ts";

const anchorOf = (sportId: number): string => `sport-${sportId}`;

/** Links to the sports below, where there is more than one. */
export function SportLinks({ lists }: { readonly lists: readonly ListFeed[] }) {
  const { lang } = usePage();
  if (lists.length < 2) return null;
  return (
    <nav className="sport-links" aria-label={mixedTexts(lang).sports}>
      {lists.map(({ sportId }) => (
        <a key={sportId} href={`#${anchorOf(sportId)}`}>
          {sportLabel(sportId, lang)}
        </a>
      ))}
    </nav>
  );
}

type SportListsProps = {
  readonly day: SportsOfDay;
  /** The sport whose own list the page is; null where it is none's. */
  readonly groupId: number | null;
  /** Which games are shown. */
  readonly category: ListCategory;
};

/** The leagues of several sports on a day, each sport under its name. */
export function SportLists({ day, groupId, category }: SportListsProps) {
  const { lists, epochDay, todayEpochDay } = day;
  const { lang } = usePage();
  const texts = mixedTexts(lang);
  if (lists.length === 0) {
    return (
      <div className="card">
        <Notice icon="empty" title={texts.empty} hint={texts.emptyHint} />
      </div>
    );
  }
  return (
    <>
      {lists.map((list) => (
        <LiveList key={list.key} list={list}>
          <EventsOf sportId={list.sportId}>
            <SportList
              sportId={list.sportId}
              day={toDayChoice(epochDay, todayEpochDay)}
              hasOwnPage={list.sportId !== groupId}
              category={category}
            />
          </EventsOf>
        </LiveList>
      ))}
    </>
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
  // A sport's own list has more leagues, which may come with a later load.
  const [shown] = useState(() => new Set(leagues.map(({ league }) => league.stageId)));
  return (
    <section className="card sport-list" id={anchorOf(sportId)} aria-labelledby={`${anchorOf(sportId)}-name`}>
      <div className="block-head">
        <h2 id={`${anchorOf(sportId)}-name`}>{sportLabel(sportId, lang)}</h2>
        {hasOwnPage ? (
          <a href={href({ kind: "list", sportId, day, category: "all" })}>{mixedTexts(lang).wholeDay}</a>
        ) : null}
      </div>
      <SimulatedLine />
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
