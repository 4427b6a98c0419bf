import { useEffect, useState } from "react";
import { formatFeedName } from "../../../shared/wire/feed-names.ts";
import { projectTypeId } from "../../../shared/push/subjects.ts";
import { zoneOffsetHours } from "../../../shared/basics/zone-offset.ts";
import { LiveList, useLiveClient } from "../../live/hooks.tsx";
import type { ListFeed } from "../../live/list-feed.ts";
import { EventsOf } from "../match-row/event-context.tsx";
import type { MyTeam } from "../my-teams/my-team.ts";
import { usePage } from "../page/page-context.tsx";
import { GameRows } from "../participant/game-rows.tsx";
import { useGames } from "../participant/use-games.ts";

/** A team's current, next and last game; nothing until they are loaded. */
export function TeamGames({ team }: { readonly team: MyTeam }) {
  const { lang, timeZone } = usePage();
  const { loadFeeds, clock } = useLiveClient();
  const [list, setList] = useState<ListFeed | null>(null);
  const { id, sportId, countryId } = team;
  const tzHour = zoneOffsetHours(timeZone, clock.nowSeconds());
  const feedName = formatFeedName({
    kind: "participant",
    sportId,
    countryId,
    participantId: id,
    tzHour,
    lang,
    projectTypeId,
  });
  useEffect(() => {
    loadFeeds(`team ${id}`, [feedName], (feeds) => {
      const loaded = feeds?.[0];
      if (loaded === undefined) return;
      setList({
        key: `mine team ${id}`,
        sportId,
        feedName,
        feed: loaded.body,
        seq: loaded.seq ?? 0,
        isFollowed: true,
        oddsFeedName: null,
        odds: null,
        oddsSeq: null,
        market: null,
        nowSeconds: clock.nowSeconds(),
      });
    });
  }, [loadFeeds, clock, id, sportId, feedName]);
  if (list === null) return null;
  return (
    <LiveList list={list}>
      <EventsOf sportId={sportId}>
        <NowNextLast participantId={id} nowSeconds={list.nowSeconds} />
      </EventsOf>
    </LiveList>
  );
}

function NowNextLast({ participantId, nowSeconds }: { readonly participantId: string; readonly nowSeconds: number }) {
  const { live, scheduled, finished, masked } = useGames();
  const games = [...live, ...scheduled.slice(0, 1), ...masked.slice(0, 1), ...finished.slice(0, 1)];
  return <GameRows games={games} participantId={participantId} nowSeconds={nowSeconds} />;
}
