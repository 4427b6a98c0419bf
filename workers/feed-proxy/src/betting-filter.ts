import { mayName, type BettingPolicy } from "../../../shared/betting/policy.ts";
import type { Visitor } from "../../../shared/places/visitor.ts";
import type { FeedName } from "../../../shared/wire/feed-names.ts";
import { isOddsFeed } from "../../../shared/wire/odds-names.ts";
import { decodeRows, emptyBody, encodeRow, hasData, type Cell, type Row } from "../../../shared/wire/codec.ts";
import { bookmakerById, bookmakers } from "../../../shared/betting/bookmakers.ts";
import { parseJson } from "../../../shared/basics/parse-json.ts";
import { fieldsOf, isRecord } from "../../../shared/basics/record.ts";
import { canSee, channelKey, seenChannels, type SeenChannels } from "./seen-channels.ts";

/**
 * The properties of a visitor that affect the filtered body. They are part of the cache key of the result.
 * @param named the countries that channels of the body name
 */
export function viewKey({ place, policy }: Visitor, named: ReadonlySet<string>): string {
  const known = bettingKeys.get(policy) ?? toBettingKey(policy);
  bettingKeys.set(policy, known);
  return named.size === 0 ? known : `${known} ${channelKey(place, named)}`;
}
/** All feeds of a call are for one visitor. */
const bettingKeys = new WeakMap<BettingPolicy, string>();

const toBettingKey = ({ odds, market, links, logos, flags, bookmakerIds }: BettingPolicy): string =>
  odds ? `${market} ${links} ${logos} ${flags.show_odds_comparison_tab} ${bookmakerIds.join()}` : "none";

/**
 * Filters a body for the visitor's place (C6.03): it removes the rows and cells of other bookmakers and the channels of other
 * countries.
 */
export function filterBody(name: FeedName, body: string, { place, policy }: Visitor): string {
  if (!hasData(body)) return emptyBody;
  if (isOddsFeed(name)) return filterOdds(name, body, policy);
  if (!dependsOnPlace.test(body)) return body;
  const view: View = { policy, sees: canSee(place), seen: seenIn(body, canSee(place)) };
  const rows = decodeRows(body).rows.filter((row) => isSeen(row, view));
  return rows.every(isSignature) ? emptyBody : encodeRows(rows.map((row) => filterRow(row.filter(isNoPrice), view)));
}

type View = {
  readonly policy: BettingPolicy;
  readonly sees: (countryKeys: unknown) => boolean;
  /** The channels in a match's summary that the place may see; null if the summary does not depend on the place. */
  readonly seen: SeenChannels | null;
};

/** A row that names countries is visible only there, and a line or article about bets only where its bookmakers are allowed. */
function isSeen(row: Row, { sees, policy }: View): boolean {
  if (!row.some(([key]) => noticeKeys.has(key)) && !mayReadProse(row, policy)) return false;
  const countries = row.find(([key]) => key === "HPC")?.[1];
  return countries === undefined || sees(fieldsOf(parseJson(countries))["TCC"] ?? null);
}

/** Notices are cells: a row stays when its notices are removed. */
const noticeKeys = new Set(["AM", "DM"]);

/** Prose about bookmakers and bets lists its bookmakers (`BTB`), which must all be allowed. */
function mayReadProse(row: Row, policy: BettingPolicy): boolean {
  const ids = row.find(([key]) => key === "BTB")?.[1];
  return ids === undefined || mayName(policy, ids.split(","));
}

const isSignature = (row: Row): boolean => row.length === 0 || row[0]?.[0] === "A1";

const dependsOnPlace = /(?:^|[¬~])(?:(?:AN|BTB|MW|BGS|AL|TVB|TTC|HPC|TEW|ODH|[XY][ABC])÷|BW÷[^0]|DX÷[^¬]*OD)/;

function seenIn(body: string, sees: View["sees"]): SeenChannels | null {
  const json = /¬TTC÷([^¬]*)¬/.exec(body)?.[1];
  return json === undefined ? null : seenChannels(json, sees);
}

const encodeRows = (rows: readonly Row[]) =>
  rows
    .filter((row) => row.length > 0)
    .map(encodeRow)
    .join("");

/**
 * Rows that are not prices: the header, and the heads of a market, a period, a line and a previewed event. They stay.
 */
const headKeys = new Set(["SA", "A1", "ZA", "OA", "OB", "OCT", "TOP"]);
/** A bookmaker's name and image in a row of prices. */
const logoKeys = new Set(["OD", "OPI"]);

function filterOdds(name: FeedName, body: string, policy: BettingPolicy): string {
  const rows = decodeRows(body).rows.filter((row) => {
    const bookmaker = bookmakerOf(row) ?? (isHead(row) ? undefined : bookmakerOfName(name));
    return bookmaker === undefined ? isHead(row) : isAllowed(bookmaker, policy);
  });
  if (rows.every(isHead)) return emptyBody;
  const shown = policy.logos ? rows : rows.map((row) => row.filter(([key]) => isHead(row) || !logoKeys.has(key)));
  const view: View = { policy, sees: () => false, seen: null };
  return encodeRows(shown.map((row) => filterRow(row, view)));
}

const isHead = (row: Row) => headKeys.has(row[0]?.[0] ?? "");
const bookmakerOf = (row: Row) => row.find(([key]) => key === "ODA" || key === "OE")?.[1];
/** The live odds of one bookmaker name it in the feed's name, not in the rows. */
const bookmakerOfName = (name: FeedName) => (name.kind === "bookmaker-odds" ? name.bookmakerId : undefined);
const isAllowed = (id: unknown, policy: BettingPolicy) =>
  policy.odds && (typeof id === "string" || typeof id === "number") && policy.bookmakerIds.includes(Number(id));

/** Prices, and the terms of an each-way bet. Outside the feeds of prices no row names their bookmaker. */
const priceKeys = new Set(["XA", "XB", "XC", "YA", "YB", "YC", "TEW"]);
const isNoPrice = ([key]: Cell) => !priceKeys.has(key);

function filterRow(row: Row, view: View): Row {
  const isReadable = mayReadProse(row, view.policy);
  const cells = isReadable ? row : row.filter(([key]) => key !== "BTB" && !noticeKeys.has(key));
  return cells.map((cell) => filterCell(cell, view)).filter((cell) => cell !== null);
}

function filterCell([key, value]: Cell, { policy, sees, seen }: View): Cell | null {
  switch (key) {
    // Whether the match has live betting.
    case "AN":
    // The hash of a match's prices.
    case "ODH":
      return policy.odds ? [key, value] : null;
    // The tabs of a match.
    case "DX":
      return [
        key,
        policy.flags.show_odds_comparison_tab
          ? value
          : value
              .split(",")
              .filter((tab) => tab !== "OD")
              .join(),
      ];
    // Whether a click on a price opens a betting slip: 0 off.
    case "BW":
      return policy.links || value === "0" ? [key, value] : null;
    // Bookmakers that stream it: ids from our origin, replaced by the names that the visitor may see; names from other
    // origins.
    case "TVB": {
      const names = value.split(/[|,]/).flatMap((item) => {
        const named = bookmakers.find(({ name }) => name === item.trim());
        const bookmaker = named ?? bookmakerById(Number(item));
        if (seen?.hiddenStreams.has(item.trim()) === true) return [];
        return bookmaker !== null && isAllowed(bookmaker.id, policy) ? [bookmaker.name] : [];
      });
      return names.length > 0 ? [key, names.join(", ")] : null;
    }
    // The bookmakers that offer live odds for the match.
    case "MW": {
      const ids = value.split("|").filter((id) => isAllowed(id, policy));
      // An empty cell clears the client's; it must pass where the client may hold one (F7).
      return ids.length > 0 || (value === "" && policy.odds) ? [key, ids.join("|")] : null;
    }
    // Bookmakers by country. Drop the cell: only the bookmakers of the place's policy apply.
    case "BGS":
      return null;
    case "AL":
      return toBroadcast(value, policy, sees);
    // The stations that show a match, as text. Their countries are not sent.
    case "TA":
      return seen === null ? [key, value] : seen.stations === "" ? null : [key, seen.stations];
    case "TVT":
      return [key, seen?.stations ?? value];
    case "TTC":
    // The countries in which the row's provider is visible.
    case "HPC":
      return null;
    default:
      return [key, value];
  }
}

/** Kind "2" of the broadcast JSON lists bookmakers' streams: each is a link with bookmaker `BI`. `TCC` lists its countries. */
function toBroadcast(value: string, policy: BettingPolicy, sees: View["sees"]): Cell | null {
  const kinds = parseJson(value);
  if (!isRecord(kinds)) return null;
  const kept = Object.entries(kinds).flatMap(([kind, list]): [string, unknown][] => {
    if (!Array.isArray(list)) return kind === "2" ? [] : [[kind, list]];
    const seen = list.filter((item) => sees(fieldsOf(item)["TCC"]));
    const kept = kind !== "2" ? seen : policy.links ? seen.filter((item) => isAllowed(toStream(item), policy)) : [];
    return kept.length === 0 ? [] : [[kind, kept]];
  });
  return kept.length === 0 ? null : ["AL", JSON.stringify(Object.fromEntries(kept))];
}

const toStream = (item: unknown): unknown => fieldsOf(item)["BI"];
