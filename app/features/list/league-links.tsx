import type { ComponentType } from "react";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import { Flag } from "../../ui/flag.tsx";
import { countryName, leagueName } from "./league-words.ts";

/** The number of the day's leagues that the menu shows at first. */
export const shownLeagues = 14;
const shownCountries = 10;

/** A league's path without its last part is its country's, or its category's: "/football/france/ligue-1/". */
const countryPath = /^\/[^/]+\/[^/]+\/(?=[^/]+\/$)/;

export type LeagueOfMenu = { readonly league: LeagueFields; readonly games: number };

/** The texts of the menu beside a list; only the server has them. */
export type MenuTexts = {
  readonly leagues: string;
  /** The text of the control that shows the other leagues. */
  readonly more: string;
  /** The path of the list in which the leagues stand; empty if it is the page's own. */
  readonly list: string;
  /** The page of all countries of the sport. */
  readonly countries: { readonly path: string; readonly name: string };
};

type LeagueLinksProps = {
  readonly leagues: readonly LeagueOfMenu[];
  readonly texts: MenuTexts;
  /** The pin beside a league (C2.14). */
  readonly Pin: ComponentType<{ readonly league: LeagueFields }>;
};

/** The links of the menu beside a list: to the day's leagues further down the page, then to countries. */
export function LeagueLinks({ leagues, texts, Pin }: LeagueLinksProps) {
  const links = leagues.map(({ league, games }) => (
    <div key={league.stageId}>
      <MenuLink
        path={`${texts.list}#l-${league.stageId}`}
        flag={league.flag}
        name={leagueName(league)}
        // Show no number for a tournament with many starters: its events are starters, not games.
        games={league.duel === 0 ? null : games}
      />
      <Pin league={league} />
    </div>
  ));
  return (
    <>
      <h2 id="leagues-heading">{texts.leagues}</h2>
      {links.slice(0, shownLeagues)}
      {links.length <= shownLeagues ? null : (
        <details>
          <summary>{texts.more}</summary>
          {links.slice(shownLeagues)}
        </details>
      )}
      <a className="to-all" href={texts.countries.path}>
        {texts.countries.name}
      </a>
      {countriesOf(leagues).map((country) => (
        <MenuLink key={country.path} {...country} />
      ))}
    </>
  );
}

type MenuLinkProps = {
  readonly path: string;
  readonly flag: LeagueFields["flag"];
  readonly name: string;
  readonly games: number | null;
};

const MenuLink = ({ path, flag, name, games }: MenuLinkProps) => (
  <a href={path}>
    <Flag name={flag} />
    <span>
      <bdi translate="no">{name}</bdi>
    </span>
    <small>{games}</small>
  </a>
);

/** The countries with the most games, sorted by name (C2.14). */
function countriesOf(leagues: readonly LeagueOfMenu[]) {
  const found = new Map<string, MenuLinkProps & { readonly games: number }>();
  for (const { league, games } of leagues) {
    const [path] = countryPath.exec(league.path ?? "") ?? [];
    const name = countryName(league);
    if (path === undefined || name === "") continue;
    const more = league.duel === 0 ? 1 : games;
    found.set(path, { path, name, flag: league.flag ?? null, games: (found.get(path)?.games ?? 0) + more });
  }
  // NFD puts each accent after its letter. `Intl` would compare names better, but the data it loads would delay the first paint.
  const spelt = ({ name }: MenuLinkProps) => name.normalize("NFD");
  return [...found.values()]
    .toSorted((a, b) => b.games - a.games)
    .slice(0, shownCountries)
    .toSorted((a, b) => (spelt(a) < spelt(b) ? -1 : 1));
}
