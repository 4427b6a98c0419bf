import { marketFiles } from "./markets/market-files.ts";
import { holdsLicence, type Bookmaker, firstInventedId, type Market } from "./bookmaker.ts";
import { parseMarkets } from "./parse-markets.ts";

/** Invented, and named so that everybody sees it: no firm is called like that. Two have betting slips, of different sizes. */
const imagined = [
  { name: "Bet Simulé", betslip: { widthPx: 420, heightPx: 640 } },
  { name: "Cotes Fictives", betslip: { widthPx: 560, heightPx: 760 } },
  { name: "Bookmaker Imaginaire" },
];
/** They have no licence, so none can end. */
const everLicensed = "9999-12-31";

/** The bookmakers under which the built-in world quotes in a market: its own, never those of a regulator's register. */
const inventedBookmakers = ({ id, number }: Market): readonly Bookmaker[] =>
  imagined.map((own, index) => ({
    ...own,
    id: firstInventedId + number * 10 + index,
    market: id,
    site: null,
    domains: [],
    licenceUntil: everLicensed,
  }));

/** Every licence market that has bookmakers, as operators keep them; wrong data ends the Worker or the build that reads it. */
const marketTable = parseMarkets(marketFiles);

/** Bookmakers of a regulator's register. They may be named where their market's licence counts. */
export const bookmakers: readonly Bookmaker[] = marketTable.flatMap((market) => market.bookmakers);

export const markets: readonly string[] = marketTable.map(({ id }) => id);

const invented = new Map(marketTable.map((market) => [market.id, inventedBookmakers(market)]));
const byId = new Map([...bookmakers, ...[...invented.values()].flat()].map((bookmaker) => [bookmaker.id, bookmaker]));

/** A bookmaker, the built-in world's included; null for an unknown id. */
export const bookmakerById = (bookmakerId: number): Bookmaker | null => byId.get(bookmakerId) ?? null;

/** The market whose visitors may see a bookmaker; null for an unknown id. */
export const marketOf = (bookmakerId: number): string | null => bookmakerById(bookmakerId)?.market ?? null;

/** Bookmakers of a market whose licence is valid at an instant, the main one first. Days begin and end in UTC. */
export function licensedBookmakers(market: string, atSeconds: number): readonly Bookmaker[] {
  const today = new Date(atSeconds * 1000).toISOString().slice(0, 10);
  return bookmakers.filter((bookmaker) => bookmaker.market === market && holdsLicence(bookmaker, today));
}

/**
 * Whom a visitor of a market may see: those with a licence, then the built-in world's. Without a licence in the market
 * there is nothing to see, invented or not.
 */
export function shownBookmakers(market: string, atSeconds: number): readonly Bookmaker[] {
  const licensed = licensedBookmakers(market, atSeconds);
  return licensed.length === 0 ? [] : [...licensed, ...(invented.get(market) ?? [])];
}

/** The bookmakers under which invented prices of a market stand; none where no bookmaker has a licence. */
export const quotingInvented = (market: string, atSeconds: number): readonly Bookmaker[] =>
  licensedBookmakers(market, atSeconds).length === 0 ? [] : (invented.get(market) ?? []);
