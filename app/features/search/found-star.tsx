import { load } from "#texts/lists.js";
import type { Language } from "../../../shared/texts/languages.ts";
import { useLivePlace } from "../../live/live-provider.tsx";
import { listTexts } from "../../i18n/list-texts.ts";
import { mineTexts } from "../../i18n/mine-texts.ts";
import { searchTexts } from "../../i18n/search-texts.ts";
import { askLogin } from "../account/login-needed.ts";
import { useOfMyGames } from "../favourites/my-games-hooks.ts";
import { useMyLeagues, myLeagues } from "../my-leagues/my-leagues-store.ts";
import { useMyTeams, myTeams } from "../my-teams/my-teams-store.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";
import { maxTeams } from "../favourites/my-teams.ts";
import { myGamesLimits } from "../favourites/my-games-limits.ts";
import type { Followed } from "./followed.ts";
import { followedOf, followRace, type FoundRaces, type SearchPlace } from "./follow-race.ts";
import { loadTopLeagues } from "./load-top-leagues.ts";

type FoundStarProps = {
  readonly followed: Followed;
  readonly id: string;
  /** Whether Enter presses it. */
  readonly isActive: boolean;
  /** Receives the message about its effect. */
  readonly onSaid: (text: string) => void;
};

/** Follows a team or a league of the search, or stops following it. Returns the sentence that tells the visitor. */
async function followFound(followed: Followed, place: SearchPlace): Promise<string> {
  const { lang } = place;
  const t = searchTexts(lang);
  if (followed.kind === "race") return followRaceOf(followed.races, place);
  if (followed.kind === "team") {
    const { team } = followed;
    const said = {
      added: t.follows({ name: team.name }),
      removed: mineTexts(lang).removed({ name: team.name }),
      limit: mineTexts(lang).teamsFull({ limit: maxTeams }),
      "kept-here": mineTexts(lang).notKept,
    };
    return said[myTeams.toggle(team)];
  }
  const { league, sportId } = followed;
  // A visitor without a list of pinned leagues gets the sport's top leagues first (C4.03).
  const defaults = myLeagues.ofSport(sportId) === null ? await loadTopLeagues(sportId, lang) : [];
  const outcome = defaults === null ? "failed" : await myLeagues.toggle(league, defaults);
  if (outcome === "failed") return t.unavailable;
  if (outcome === "ask-login") {
    askLogin();
    return "";
  }
  return myLeagues.isPinned(league, [])
    ? t.follows({ name: league.name })
    : mineTexts(lang).removed({ name: league.name });
}

async function followRaceOf(races: FoundRaces, place: SearchPlace): Promise<string> {
  const { lang } = place;
  const outcome = await followRace(races, place);
  if (outcome === null) return searchTexts(lang).unavailable;
  if (outcome === "removed") return mineTexts(lang).removed({ name: races.name });
  if (outcome === "kept-here") return mineTexts(lang).notKept;
  if (outcome !== "limit" && outcome !== "outside-window") return searchTexts(lang).follows({ name: races.name });
  const { myGamesFull, notFollowable } = (await load[lang]()).notices;
  const { games, pastDays, futureDays } = myGamesLimits;
  return outcome === "limit" ? myGamesFull({ limit: games }) : notFollowable({ pastDays, futureDays });
}

const toFollowLabel = (followed: Followed, lang: Language): string =>
  followed.kind !== "league"
    ? mineTexts(lang).followTeam({ name: followed.kind === "team" ? followed.team.name : followed.races.name })
    : listTexts(lang).leagues.pin({ league: followed.league.name, country: followed.league.country });

/** Follows the subject of a search row. The focus stays in the field, whose arrow keys lead here. */
export function FoundStar({ followed, id, isActive, onSaid }: FoundStarProps) {
  const { lang, timeZone } = usePage();
  const live = useLivePlace();
  const hasRace = useOfMyGames((games) => followed.kind === "race" && followedOf(games, followed.races) !== null);
  const teams = useMyTeams();
  const leagues = useMyLeagues();
  const isFollowed =
    hasRace ||
    (followed.kind === "team" && teams?.has(followed.team.sportId, followed.team.id) === true) ||
    (followed.kind === "league" && leagues?.isPinned(followed.league, []) === true);
  return (
    <button
      type="button"
      className={isActive ? "found-star active" : "found-star"}
      id={id}
      tabIndex={-1}
      aria-pressed={isFollowed}
      aria-label={toFollowLabel(followed, lang)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => void followFound(followed, { live, timeZone, lang }).then(onSaid)}
    >
      <Icon name="star" />
    </button>
  );
}
