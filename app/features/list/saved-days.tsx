import { Day } from "../day/times.tsx";
import { useEffect, useState } from "react";
import { LiveList, useLeagues, useLiveClient } from "../../live/hooks.tsx";
import type { ListFeed } from "../../live/list-feed.ts";
import type { LoadedFeed } from "../../live/live-world.ts";
import { dayLabel, shortDate, toDayChoice } from "../day/day-words.ts";
import { useMyGames } from "../favourites/my-games-hooks.ts";
import { toSavedDays } from "../favourites/saved-days.ts";
import { listTexts } from "../../i18n/list-texts.ts";
import { usePage } from "../page/page-context.tsx";
import { LeagueBlock } from "./league-block.tsx";

export type SavedDaysProps = {
  readonly sportId: number;
  readonly epochDay: number;
  readonly todayEpochDay: number;
  /** The CSS class of a list of this sport. */
  readonly className: string;
};

type LoadedDay = { readonly epochDay: number; readonly list: ListFeed };

/**
 * The followed games of all other days, below those of the day that is shown. In this order, with a socket and without: the page's own
 * feed of today, the feeds of the other days, and a repair feed; then they are shown (C4.21).
 */
export default function SavedDays({ sportId, epochDay, todayEpochDay, className }: SavedDaysProps) {
  const { lang, timeZone } = usePage();
  const client = useLiveClient();
  const { loadFeeds, clock } = client;
  const games = useMyGames();
  const [days, setDays] = useState<readonly LoadedDay[]>([]);
  // The effect depends on one string, so that no other change loads the days again.
  const wanted = toSavedDays(games, { lang, timeZone, nowSeconds: clock.nowSeconds() })
    .filter((day) => day.sportId === sportId && day.epochDay !== epochDay)
    .map((day) => `${day.epochDay} ${day.feedName}`)
    .join("\n");
  useEffect(() => {
    const saved = wanted === "" ? [] : wanted.split("\n").map((line) => line.split(" "));
    const names = saved.map(([, name = ""]) => name);
    loadFeeds("saved days", names, (feeds) => {
      if (feeds === null) return;
      const nowSeconds = clock.nowSeconds();
      const loaded = feeds.map((feed, index): LoadedDay => {
        const day = Number(saved[index]?.[0]);
        const list = toList({ ...feed, feedName: names[index] ?? "", nowSeconds });
        return { epochDay: day, list: { ...list, key: `${sportId}/${day}`, sportId } };
      });
      client.openRepaired(
        sportId,
        loaded.map(({ list }) => list),
        () => setDays(loaded),
      );
    });
  }, [client, loadFeeds, clock, wanted, sportId]);
  return days.length === 0 ? null : (
    <section aria-label={listTexts(lang).notices.otherDays}>
      {days.map((day) => (
        <LiveList key={day.epochDay} list={day.list}>
          <DayHeading sportId={sportId} epochDay={day.epochDay} todayEpochDay={todayEpochDay} />
          <FollowedLeagues className={className} idEnd={`-${day.epochDay}`} />
        </LiveList>
      ))}
    </section>
  );
}

/** A day's list without odds. It is live for any day: changes since its feed come through the socket of today's list (C4.21). */
const toList = ({ body, seq, ...named }: LoadedFeed & Pick<ListFeed, "feedName" | "nowSeconds">) => ({
  ...named,
  feed: body,
  seq: seq ?? 0,
  oddsFeedName: null,
  odds: null,
  oddsSeq: null,
  market: null,
  isFollowed: true,
});

type DayHeadingProps = Omit<SavedDaysProps, "className">;

function DayHeading({ sportId, epochDay, todayEpochDay }: DayHeadingProps) {
  const { t, href } = usePage();
  const day = toDayChoice(epochDay, todayEpochDay);
  return (
    <h2 className="other-day">
      <a href={href({ kind: "list", sportId, day, category: "all" })}>
        <Day epochDay={epochDay}>
          {dayLabel(epochDay, todayEpochDay, t)} {shortDate(epochDay, t)}
        </Day>
      </a>
    </h2>
  );
}

type FollowedLeaguesProps = Pick<SavedDaysProps, "className"> & { readonly idEnd: string };

function FollowedLeagues({ className, idEnd }: FollowedLeaguesProps) {
  const leagues = useLeagues();
  return (
    <div className={className}>
      {leagues.map((league) => (
        <LeagueBlock key={league.league.stageId} league={league} category="myGames" bookmakerId={null} idEnd={idEnd} />
      ))}
    </div>
  );
}
