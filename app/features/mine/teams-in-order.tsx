import { useState, useEffect } from "react";
import { formatFeedName } from "../../../shared/wire/feed-names.ts";
import { projectTypeId } from "../../../shared/push/subjects.ts";
import { zoneOffsetHours } from "../../../shared/basics/zone-offset.ts";
import { mineTexts } from "../../i18n/mine-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { LiveList, useLiveClient } from "../../live/hooks.tsx";
import type { ListFeed } from "../../live/list-feed.ts";
import { TeamShield } from "../my-teams/team-shield.tsx";
import { useMyTeams } from "../my-teams/my-teams-store.ts";
import { TeamStar } from "../my-teams/team-star.tsx";
import { usePage } from "../page/page-context.tsx";
import { EventsOf } from "../match-row/event-context.tsx";
import type { MyTeam } from "../my-teams/my-team.ts";
import { GameRows } from "../participant/game-rows.tsx";
import { useGames } from "../participant/use-games.ts";
import { SortableList } from "./sortable-list.tsx";

/** Teams whose games are loaded at once; the others wait for a tap. */
const firstShown = 10;

/** The visitor's teams by sport, in their order, each with its games of now, next and last (C2.04). */
export function TeamsInOrder({ searchPath }: { readonly searchPath: string }) {
  const { lang } = usePage();
  const t = mineTexts(lang);
  const mine = useMyTeams();
  const [most, setMost] = useState(firstShown);
  const teams = mine?.all() ?? new Map<number, never>();
  const ids = [...teams.values()].flat().map(({ id }) => id);
  const loaded = new Set(ids.slice(0, most));
  return (
    <section className="card" id="my-teams" aria-labelledby="my-teams-name">
      <div className="block-head">
        <h2 id="my-teams-name">{t.teams}</h2>
        <a href={searchPath} data-window="search">
          {t.findTeam}
        </a>
      </div>
      {ids.length === 0 ? <p className="mine-line">{t.teamsEmpty}</p> : null}
      {[...teams].map(([sportId, ofSport]) => (
        <div key={sportId}>
          <h3 className="mine-sport">{sportLabel(sportId, lang)}</h3>
          <SortableList
            items={ofSport}
            keyOf={({ id }) => id}
            nameOf={({ name }) => name}
            onMove={({ id }, toIndex) => mine?.move(sportId, id, toIndex)}
            renderBelow={(team) => (loaded.has(team.id) ? <TeamGames team={team} /> : null)}
          >
            {(team) => (
              <>
                <TeamShield team={team} />
                <a href={team.path} className="what">
                  <bdi translate="no">{team.name}</bdi>
                </a>
                <TeamStar team={team} />
              </>
            )}
          </SortableList>
        </div>
      ))}
      {ids.length > most ? (
        <button type="button" className="button mine-more" onClick={() => setMost(ids.length)}>
          {t.more({ count: ids.length - most })}
        </button>
      ) : null}
    </section>
  );
}

/** A team's current, next and last game; nothing until they are loaded. */
function TeamGames({ team }: { readonly team: MyTeam }) {
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
        scope: "temporary",
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
