import { sportIds } from "../sports/sport-ids.ts";
import type { Address } from "./address.ts";
import { formatListQuery, today, type GamesTab } from "./list-query.ts";
import { sportPath } from "./sport-words.ts";
import type { AddressWords } from "./words.ts";

/**
 * The one spelling of an address in a language's words, from the site's root. What has parts ends in a slash, a part does not. A sport that the
 * catalogue does not know has the address of the home page.
 */
export function spellAddress(address: Address, words: AddressWords): string {
  switch (address.kind) {
    case "list":
      return sportRoot(address.sportId, words) + formatListQuery(address);
    case "match": {
      const tab = words.match[address.tab];
      return `/${words.rooms.match}/${address.eventId}${tab === "" ? "" : `/${tab}`}`;
    }
    case "country":
      return `/${sportPath(address.sportId, words)}/${address.country}/${queryOf(null, address.category)}`;
    case "strength":
      return `/${sportPath(address.sportId, words)}/${address.country === null ? "" : `${address.country}/`}${words.lists.strength}`;
    case "competition": {
      const season = address.season === null ? "" : `${address.season}/`;
      const place = `/${sportPath(address.sportId, words)}/${address.country}/${address.competition}/`;
      const page = address.page === undefined ? "" : `?page=${address.page}`;
      return place + season + words.competition[address.section] + page;
    }
    case "team":
      return `/${words.rooms.team}/${address.slug}/${address.id}/${words.team[address.section]}`;
    case "player":
      return `/${words.rooms.player}/${address.slug}/${address.id}/${words.player[address.section]}`;
    case "rankings":
      return `/${words.rooms.ranking}/`;
    case "ranking":
      return `/${words.rooms.ranking}/${address.slug}/${address.id}/`;
    case "news":
      return `/${words.rooms.news}/${address.sportId === null ? "" : `${sportPath(address.sportId, words)}/`}`;
    case "article":
      return `/${words.rooms.news}/${address.slug}/${address.id}/`;
    case "tv":
      return `/${words.rooms.tv}/${queryOf(address.epochDay)}`;
    case "mixed":
      return `/${words.rooms.mixed}/${queryOf(address.epochDay, address.category)}`;
    case "search":
      return `/${words.rooms.search}${address.query === "" ? "" : `?q=${encodeURIComponent(address.query)}`}`;
    case "settings":
      return `/${words.rooms.settings}`;
    case "mobile":
      return `/${words.rooms.mobile}`;
  }
}

const queryOf = (epochDay: number | null, category: GamesTab | "all" = "all"): string =>
  formatListQuery({ day: epochDay === null ? today : { kind: "date", epochDay }, category });

/** Soccer is the home page; any other sport stands under its prefix. */
const sportRoot = (sportId: number, words: AddressWords): string =>
  sportId === sportIds.soccer ? "/" : `/${sportPath(sportId, words)}`;
