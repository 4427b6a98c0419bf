import type { LeagueFields } from "../../../shared/feed/league-fields.ts";
import { toFlagAddress } from "../../ui/flag-address.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { spellPlainPage } from "../../../shared/addresses/plain-pages.ts";
import { serverTexts } from "../../i18n/server-texts.ts";
import { toXmlText } from "../documents/xml.ts";
import { countryName, leagueName } from "./league-words.ts";

const shownLeagues = 14;
const shownCountries = 10;

/** A league's path without its last part is its country's, or its category's: "/football/france/ligue-1/". */
const countryPath = /^\/[^/]+\/[^/]+\/(?=[^/]+\/$)/;

export type LeagueOfMenu = { readonly league: LeagueFields; readonly games: number };

type MenuOf = { readonly leagues: readonly LeagueOfMenu[]; readonly sportId: number; readonly lang: Language };

/** What the menu beside a list leads to, as text: the leagues of the day further down, then countries. Only the server writes it. */
export function toMenuMarkup({ leagues, sportId, lang }: MenuOf): string {
  const { leaguesOfTheDay, moreLeagues, footerLinks } = serverTexts[lang];
  const countries = spellPlainPage({ kind: "countries", sportId }, lang);
  const links = leagues.map(toLeagueLink);
  const more = links.slice(shownLeagues);
  const summary = `<summary>${toXmlText(moreLeagues(more.length))}</summary>`;
  return (
    `<h2 id="leagues-heading">${toXmlText(leaguesOfTheDay)}</h2>${links.slice(0, shownLeagues).join("")}` +
    (more.length === 0 ? "" : `<details>${summary}${more.join("")}</details>`) +
    `<a class="to-all" href="${countries}">${toXmlText(footerLinks.countries)}</a>${toCountryLinks(leagues, lang)}`
  );
}

/** Of a tournament of many starters its events are what it has, and not games. */
const toLeagueLink = ({ league, games }: LeagueOfMenu): string =>
  toMenuLink(`#l-${league.stageId}`, league.flag, leagueName(league), league.duel === 0 ? "" : games);

/** The countries of most games, by name (C2.14). */
function toCountryLinks(leagues: readonly LeagueOfMenu[], lang: string): string {
  const found = new Map<string, Pick<LeagueFields, "flag"> & { readonly name: string; readonly games: number }>();
  for (const { league, games } of leagues) {
    const [path] = countryPath.exec(league.path ?? "") ?? [];
    const name = countryName(league);
    if (path === undefined || name === "") continue;
    const more = league.duel === 0 ? 1 : games;
    found.set(path, { name, flag: league.flag ?? null, games: (found.get(path)?.games ?? 0) + more });
  }
  const { compare } = new Intl.Collator(lang);
  return [...found]
    .toSorted(([, a], [, b]) => b.games - a.games)
    .slice(0, shownCountries)
    .toSorted(([, a], [, b]) => compare(a.name, b.name))
    .map(([path, { flag, name, games }]) => toMenuLink(path, flag, name, games))
    .join("");
}

const toMenuLink = (path: string, flag: LeagueFields["flag"], name: string, games: number | ""): string =>
  `<a href="${path}"><img loading="lazy" src="${toFlagAddress(flag)}" alt=""><span><bdi translate="no">${toXmlText(name)}</bdi></span><small>${games}</small></a>`;
