import { useEffect, useState } from "react";
import { isUpdatedDay } from "../../navigation/calendar.ts";
import { LiveList, useLeagues, useLiveClient } from "../../live/hooks.tsx";
import type { ListFeed } from "../../live/list-feed.ts";
import type { LoadedFeed } from "../../live/live-world.ts";
import { dateParts, dayLabel, toDayChoice } from "../day/day-words.ts";
import { useMyGames } from "../favourites/my-games-hooks.ts";
import { toSavedDays, type SavedDay } from "../favourites/saved-days.ts";
import { usePage } from "../page/page-context.tsx";
import { LeagueBlock } from "./league-block.tsx";

export type SavedDaysProps = {
  readonly sportId: number;
  readonly epochDay: number;
  readonly todayEpochDay: number;
  /** Of a list of this sport. */
  readonly className: string;
};

type LoadedDay = SavedDay & { readonly list: ListFeed };

/** The followed games of all other days, below those of the day that is shown (C4.21). */
export default function SavedDays({ sportId, epochDay, todayEpochDay, className }: SavedDaysProps) {
  const { t, lang, timeZone } = usePage();
  const { loadFeeds, clock } = useLiveClient();
  const games = useMyGames();
  const [days, setDays] = useState<readonly LoadedDay[]>([]);
  const wanted = toSavedDays(games, { lang, timeZone, nowSeconds: clock.nowSeconds() }).filter(
    (day) => day.sportId === sportId && day.epochDay !== epochDay,
  );
  // As one text, so that a change of anything else loads nothing again.
  const names = wanted.map(({ feedName }) => feedName).join(" ");
  useEffect(() => {
    loadFeeds("saved days", names === "" ? [] : names.split(" "), (feeds) => {
      const nowSeconds = clock.nowSeconds();
      if (feeds !== null) setDays(feeds.flatMap((feed, index) => toLoaded(wanted[index], feed, nowSeconds)));
    });
    // The names stand for the days that are wanted.
  }, [loadFeeds, clock, names]);
  const toLoaded = (day: SavedDay | undefined, { body, seq }: LoadedFeed, nowSeconds: number): LoadedDay[] => {
    if (day === undefined) return [];
    const list: ListFeed = {
      key: `${sportId}/${day.epochDay}`,
      sportId,
      feedName: day.feedName,
      feed: body,
      seq: seq ?? 0,
      oddsFeedName: null,
      odds: null,
      oddsSeq: null,
      market: null,
      nowSeconds,
      isFollowed: isUpdatedDay(day.epochDay - todayEpochDay),
    };
    return [{ ...day, list }];
  };
  return (
    <section aria-label={t.otherDays}>
      {days.map((day) => (
        <LiveList key={day.epochDay} list={day.list}>
          <DayHeading {...day} todayEpochDay={todayEpochDay} />
          <FollowedLeagues className={className} />
        </LiveList>
      ))}
    </section>
  );
}

type DayHeadingProps = Omit<SavedDaysProps, "className">;

function DayHeading({ sportId, epochDay, todayEpochDay }: DayHeadingProps) {
  const { t, href } = usePage();
  const { dayOfMonth, month } = dateParts(epochDay);
  const day = toDayChoice(epochDay, todayEpochDay);
  return (
    <h2 className="other-day">
      <a href={href({ kind: "list", sportId, day, category: "all" })}>
        {dayLabel(epochDay, todayEpochDay, t)} {t.shortDate(dayOfMonth, month)}
      </a>
    </h2>
  );
}

function FollowedLeagues({ className }: Pick<SavedDaysProps, "className">) {
  const leagues = useLeagues();
  return (
    <div className={className}>
      {leagues.map((league) => (
        <LeagueBlock key={league.league.stageId} league={league} category="myGames" bookmakerId={null} />
      ))}
    </div>
  );
}
