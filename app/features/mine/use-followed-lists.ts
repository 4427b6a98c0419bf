import { useEffect, useMemo, useReducer, useState } from "react";
import { dayNumber } from "../../../shared/basics/day.ts";
import { zoneOffsetHours } from "../../../shared/basics/zone-offset.ts";
import { maxListSubjects } from "../../../shared/push/push-limits.ts";
import { useLiveClient } from "../../live/hooks.tsx";
import type { ListFeed } from "../../live/list-feed.ts";
import { myGames, useMyGames } from "../favourites/my-games-hooks.ts";
import { toSavedDays } from "../favourites/saved-days.ts";
import type { MyTeams } from "../favourites/my-teams.ts";
import { useMyTeams } from "../my-teams/my-teams-store.ts";
import { usePage } from "../page/page-context.tsx";
import { toFollowedLeagues, type FollowedLeague } from "./followed-leagues.ts";

type OpenList = { readonly sportId: number; readonly epochDay: number; readonly list: ListFeed };

export type FollowedLists = {
  readonly state: "loading" | "failed" | "there";
  readonly todayEpochDay: number;
  readonly leagues: readonly FollowedLeague[];
};

/** A socket has a limited number of subjects: the days of more sports than these are shown as they were loaded. */
const mostFollowed = maxListSubjects / 2;

const noTeams: MyTeams = new Map();

/** The lists of all days and sports that have followed games, loaded at once and kept live (C4.10, C4.21). */
export function useFollowedLists(): FollowedLists {
  const { lang, timeZone } = usePage();
  const client = useLiveClient();
  const games = useMyGames();
  const teams = useMyTeams()?.ids() ?? noTeams;
  const [isKnown, setKnown] = useState(false);
  const [open, setOpen] = useState<readonly OpenList[] | "failed" | null>(null);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const nowSeconds = client.clock.nowSeconds();
  const todayEpochDay = dayNumber(nowSeconds, zoneOffsetHours(timeZone, nowSeconds));
  // As one text, so that a change of anything else loads nothing again.
  const wanted = toSavedDays(games, { lang, timeZone, nowSeconds }, teams.keys())
    .map(({ sportId, epochDay, feedName }) => `${sportId} ${epochDay} ${feedName}`)
    .join("\n");

  useEffect(() => {
    const known = () => setKnown(true);
    myGames.open().then(known, known);
  }, []);

  useEffect(() => {
    if (!isKnown) return;
    const days = wanted === "" ? [] : wanted.split("\n").map((line) => line.split(" "));
    const names = days.map(([, , name = ""]) => name);
    const followed = new Set(days.map(([sportId]) => sportId).slice(0, mostFollowed));
    client.loadFeeds("mine", names, (feeds) => {
      if (feeds === null) return setOpen("failed");
      const now = client.clock.nowSeconds();
      const lists = feeds.map(({ body, seq }, index): OpenList => {
        const [sport = "", day = ""] = days[index] ?? [];
        const [sportId, epochDay] = [Number(sport), Number(day)];
        const list: ListFeed = {
          key: `mine ${sportId}/${epochDay}`,
          sportId,
          feedName: names[index] ?? "",
          feed: body,
          seq: seq ?? 0,
          isFollowed: followed.has(sport),
          scope: "temporary",
          oddsFeedName: null,
          odds: null,
          oddsSeq: null,
          market: null,
          nowSeconds: now,
        };
        client.open(list);
        return { sportId, epochDay, list };
      });
      setOpen(lists);
    });
  }, [client, isKnown, wanted]);

  useEffect(() => {
    if (open === null || open === "failed") return undefined;
    const ends = open.flatMap(({ list: { key } }) => [client.show(key), client.store.subscribeLeagues(key, drawAgain)]);
    return () => ends.forEach((end) => end());
  }, [client, open]);

  const lists = useMemo(() => (open === null || open === "failed" ? [] : open), [open]);
  const leagues = toFollowedLeagues(
    lists.map(({ list, ...of }) => ({ ...of, leagues: client.store.getLeagues(list.key) })),
    games,
    client.store.getEvent,
    teams,
    todayEpochDay,
  );
  return { state: open === null ? "loading" : open === "failed" ? "failed" : "there", todayEpochDay, leagues };
}
