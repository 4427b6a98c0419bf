import { Day } from "../day/times.tsx";
import { Suspense, useMemo, type PropsWithChildren } from "react";
import { mineTexts } from "../../i18n/mine-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { dayLabel, shortDate, toDayChoice } from "../day/day-words.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { useIsFollowed, useMyGames } from "../favourites/my-games-hooks.ts";
import { GroupButton } from "../groups/group-button.tsx";
import type { Group } from "../groups/group-list.ts";
import { LeagueBlock } from "../list/league-block.tsx";
import { leagueName } from "../list/league-words.ts";
import { Events, EventsOf, useEventContext, type EventContext } from "../match-row/event-context.tsx";
import { homeOf, sidesOf } from "../match-row/event-words.ts";
import { listClass } from "../match-row/list-class.ts";
import type { MyTeam } from "../my-teams/my-team.ts";
import { TeamShield } from "../my-teams/team-shield.tsx";
import { useMyTeams } from "../my-teams/my-teams-store.ts";
import { usePage } from "../page/page-context.tsx";
import { showToast } from "../../ui/toast.tsx";
import { sidesIn, toDayOrder, type FollowedLeague } from "./followed-leagues.ts";

type FollowedDaysProps = {
  readonly leagues: readonly FollowedLeague[];
  readonly todayEpochDay: number;
  readonly isByTime: boolean;
  /** The heading level of the days. */
  readonly level: 3 | 4;
  /** The group that is shown; null for all games, or for those in no group. */
  readonly group: Group | null;
  /** Keys of games that are also listed further up. */
  readonly repeated: ReadonlySet<string>;
};

/** Followed games by day. */
export function FollowedDays({ leagues, todayEpochDay, isByTime, level, group, repeated }: FollowedDaysProps) {
  const { t } = usePage();
  const Heading = `h${level}` as const;
  const days = toDayOrder(
    leagues.map(({ epochDay }) => epochDay),
    todayEpochDay,
  );
  return days.map((epochDay) => {
    const ofDay = leagues.filter((league) => league.epochDay === epochDay);
    const shown = isByTime ? ofDay.toSorted((one, other) => one.startSeconds - other.startSeconds) : ofDay;
    return (
      <div key={epochDay}>
        <Heading className="mine-day">
          <Day epochDay={epochDay}>
            {dayLabel(epochDay, todayEpochDay, t)} {shortDate(epochDay, t)}
          </Day>
        </Heading>
        {shown.map((followed, index) => (
          <EventsOf key={`${followed.sportId} ${followed.league.league.stageId}`} sportId={followed.sportId}>
            <RowsOfGroup {...{ group, repeated }}>
              <FollowedLeagueBlock
                followed={followed}
                todayEpochDay={todayEpochDay}
                group={group?.key}
                isFirstOfSport={shown[index - 1]?.sportId !== followed.sportId}
              />
            </RowsOfGroup>
          </EventsOf>
        ))}
      </div>
    );
  });
}

/** Gives each row inside it the button for its groups. */
function RowsOfGroup({ group, repeated, children }: Pick<FollowedDaysProps, "group" | "repeated"> & PropsWithChildren) {
  const context = useEventContext();
  const { lang } = usePage();
  const teams = useMyTeams()?.all().get(context.sportId) ?? noTeams;
  const value = useMemo(
    (): EventContext => ({
      ...context,
      isMine: true,
      whyKept: (event) => whyShown(teamOf(event, teams), lang),
      toRowEnd,
      repeated,
      ...(group === null ? {} : { group: group.key }),
    }),
    [context, group, repeated, teams, lang],
  );
  return <Events.Provider value={value}>{children}</Events.Provider>;
}

const noTeams: readonly MyTeam[] = [];

/** The visitor's team that plays in a game. */
function teamOf(event: EventFields, teams: readonly MyTeam[]): MyTeam | undefined {
  const sides = sidesIn(event);
  return teams.find(({ id }) => sides.includes(id));
}

const whyShown = (team: MyTeam | undefined, lang: Language): string | null =>
  team === undefined ? null : mineTexts(lang).withTeam({ name: team.name });

const toRowEnd: NonNullable<EventContext["toRowEnd"]> = (gameKey, event) => <RowEnd {...{ gameKey, event }} />;

/** The groups of a followed game; for a game listed because of a team, that team. */
function RowEnd({ gameKey, event }: { readonly gameKey: string; readonly event: EventFields }) {
  const { sportId } = useEventContext();
  const isStarred = useIsFollowed(gameKey);
  const { lang } = usePage();
  const team = teamOf(event, useMyTeams()?.all().get(sportId) ?? noTeams);
  const why = whyShown(team, lang);
  if (!isStarred && team !== undefined && why !== null) return <WithTeam team={team} why={why} />;
  // A starter of a tournament that is followed as a whole has the tournament's groups (C4.09).
  const isOfWhole = !isStarred && sportById(sportId)?.duel === false;
  return isOfWhole ? null : <GroupButton followedKey={gameKey} name={sidesOf(event) || homeOf(event)} />;
}

function WithTeam({ team, why }: { readonly team: MyTeam; readonly why: string }) {
  return (
    <button type="button" className="group-button" aria-label={why} title={why} onClick={() => showToast(why)}>
      <TeamShield team={team} />
    </button>
  );
}

type FollowedLeagueBlockProps = {
  readonly followed: FollowedLeague;
  readonly todayEpochDay: number;
  readonly group: string | undefined;
  readonly isFirstOfSport: boolean;
};

function FollowedLeagueBlock({ followed, todayEpochDay, group, isFirstOfSport }: FollowedLeagueBlockProps) {
  const { lang, href } = usePage();
  const { tournaments } = useMyGames();
  const { sportId, epochDay, league } = followed;
  const day = toDayChoice(epochDay, todayEpochDay);
  const leagueId = `${sportId}_${league.league.stageId ?? ""}`;
  return (
    <>
      {isFirstOfSport ? (
        <p className="mine-sport">
          <a href={href({ kind: "list", sportId, day, category: "all" })}>{sportLabel(sportId, lang)}</a>
        </p>
      ) : null}
      {Object.hasOwn(tournaments, leagueId) ? (
        <p className="mine-whole">
          {mineTexts(lang).groups.whole}
          <GroupButton followedKey={leagueId} name={leagueName(league.league)} />
        </p>
      ) : null}
      <div className={listClass(sportId, null)}>
        <Suspense>
          <LeagueBlock league={league} category="myGames" bookmakerId={null} idEnd={`-${epochDay}-${group ?? ""}`} />
        </Suspense>
      </div>
    </>
  );
}
