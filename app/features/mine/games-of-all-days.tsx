import { useState } from "react";
import { today } from "../../../shared/addresses/list-query.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { toGameKey } from "../../../shared/timeline/game-key.ts";
import { mineTexts } from "../../i18n/mine-texts.ts";
import { Notice } from "../../ui/notice.tsx";
import { useMyGames } from "../favourites/my-games-hooks.ts";
import { GroupDot } from "../groups/group-dot.tsx";
import { type Group, groupsOf } from "../groups/group-list.ts";
import { GroupsEditor } from "../groups/groups-editor.tsx";
import { useGroups } from "../groups/groups-store.ts";
import { BellLink } from "../notifications/bell-link.tsx";
import { usePage } from "../page/page-context.tsx";
import type { MyGames } from "../favourites/my-games.ts";
import { FollowedDays } from "./followed-days.tsx";
import { OrderChoices } from "./order-choices.tsx";
import { useOrder } from "./order-setting.ts";
import { useFollowedLists, type FollowedLists } from "./use-followed-lists.ts";
import type { FollowedLeague } from "./followed-leagues.ts";

const noKeys: ReadonlySet<string> = new Set();

/** The followed games of every sport and day: by day or by group, and within a day by sport or by time (C3.20). */
export function GamesOfAllDays() {
  const { lang, href, t: site } = usePage();
  const t = mineTexts(lang);
  const lists = useFollowedLists();
  const groups = useGroups();
  const [isEdited, setEdited] = useState(false);
  const isByTime = useOrder("sortByTime");
  const isByGroup = useOrder("mygamesGroups");
  const { state, leagues } = lists;
  const listHref = href({ kind: "list", sportId: sportIds.soccer, day: today, category: "all" });
  return (
    <section className="card my-games" id="my-games" aria-labelledby="my-games-name" aria-busy={state === "loading"}>
      <div className="block-head">
        <h2 id="my-games-name">{t.games}</h2>
        <BellLink />
        <button
          type="button"
          className="button groups-button"
          aria-expanded={isEdited}
          aria-controls="my-groups"
          onClick={() => setEdited(!isEdited)}
        >
          {t.groups.title}
        </button>
      </div>
      {isEdited ? <GroupsEditor id="my-groups" /> : null}
      {leagues.length > 1 || (leagues.length > 0 && groups.length > 0) ? (
        <div className="orders">
          <OrderChoices hasGroups={groups.length > 0} />
        </div>
      ) : null}
      {state === "failed" ? <p className="mine-line">{t.failed}</p> : null}
      {state === "there" && leagues.length === 0 ? (
        <Notice
          icon="star"
          level={3}
          title={t.gamesEmpty}
          hint={t.gamesEmptyHint}
          action={{ href: listHref, text: t.seeToday }}
        />
      ) : null}
      {leagues.some(({ league }) => league.league.simulated === 1) ? (
        <p className="simulated">{site.simulated}</p>
      ) : null}
      {isByGroup && groups.length > 0 ? (
        <GamesByGroup {...{ lists, groups, isByTime }} />
      ) : (
        <FollowedDays {...lists} {...{ isByTime }} level={3} group={null} repeated={noKeys} />
      )}
    </section>
  );
}

type GamesByGroupProps = {
  readonly lists: FollowedLists;
  readonly groups: readonly Group[];
  readonly isByTime: boolean;
};

function GamesByGroup({ lists: { leagues, todayEpochDay }, groups, isByTime }: GamesByGroupProps) {
  const t = mineTexts(usePage().lang);
  const games = useMyGames();
  if (leagues.length === 0) return null;
  return toGroupedLeagues(leagues, groups, games).map(({ group, leagues: ofGroup, repeated }) => (
    <section key={group?.key ?? ""} aria-labelledby={`group-${group?.key ?? ""}`}>
      <h3 className="mine-group" id={`group-${group?.key ?? ""}`}>
        {group === null ? null : <GroupDot group={group} />}
        <bdi translate="no">{group?.name ?? t.groups.none}</bdi>
      </h3>
      {ofGroup.length === 0 ? <p className="mine-line">{t.groups.empty}</p> : null}
      <FollowedDays leagues={ofGroup} {...{ todayEpochDay, isByTime }} level={4} {...{ group, repeated }} />
    </section>
  ));
}

/** The followed games of one group, by league; of games without a group if `group` is null. */
type GroupedLeagues = {
  readonly group: Group | null;
  readonly leagues: readonly FollowedLeague[];
  /** Keys of the games that are in an earlier group too. */
  readonly repeated: ReadonlySet<string>;
};

/** The followed leagues by group. A game of several groups is in each; one without a group comes last, as does a team's game without a star. */
export function toGroupedLeagues(
  leagues: readonly FollowedLeague[],
  groups: readonly Group[],
  { games, tournaments }: MyGames,
): readonly GroupedLeagues[] {
  const isIn = (keys: readonly string[], group: Group | null) => {
    const of = groupsOf(groups, keys);
    return group === null ? of.length === 0 : of.includes(group);
  };
  const toLeaguesOf = (group: Group | null) =>
    leagues.flatMap((followed) => {
      const { sportId, league } = followed;
      const whole = tournaments[`${sportId}_${league.league.stageId ?? ""}`];
      const eventIds = league.eventIds.filter((id) => {
        const keys = whole === undefined ? games[toGameKey(sportId, id)]?.groups : whole.groups;
        return isIn(keys ?? [], group);
      });
      return eventIds.length === 0 ? [] : [{ ...followed, league: { ...league, eventIds } }];
    });
  const shown = new Set<string>();
  const toGroup = (group: Group | null): GroupedLeagues => {
    const ofGroup = toLeaguesOf(group);
    const keys = ofGroup.flatMap(({ sportId, league }) => league.eventIds.map((id) => toGameKey(sportId, id)));
    const repeated = new Set(keys.filter((key) => shown.has(key)));
    for (const key of keys) shown.add(key);
    return { group, leagues: ofGroup, repeated };
  };
  const ofNone = toGroup(null);
  return [...groups.map(toGroup), ...(ofNone.leagues.length === 0 ? [] : [ofNone])];
}
