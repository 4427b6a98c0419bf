import type { BettingPolicy } from "../../../shared/betting/policy.ts";
import type { FeedName } from "../../../shared/feed/names.ts";
import { isOddsFeed } from "../../../shared/feed/odds-names.ts";
import { decodeRows, emptyBody, encodeRow, hasData, type Cell, type Row } from "../../../shared/feed/codec.ts";
import { bookmakers } from "../../../shared/betting/bookmakers.ts";
import { parseJson } from "../../../shared/json/parse-json.ts";
import { fieldsOf, isRecord } from "../../../shared/json/record.ts";

/** The part of a policy on which the filtered body depends: part of the key under which the result is kept. */
export const viewKey = (policy: BettingPolicy): string =>
  policy.odds ? `${policy.market} ${policy.links} ${policy.logos} ${policy.bookmakerIds.join()}` : "none";

/** The body as the visitor's place may see it (C6.03): without rows and cells of other bookmakers. */
export function filterBody(name: FeedName, body: string, policy: BettingPolicy): string {
  if (!hasData(body)) return emptyBody;
  if (isOddsFeed(name)) return filterOdds(name, body, policy);
  if (!mayShowBetting.test(body)) return body;
  return encodeRows(decodeRows(body).rows.map((row) => filterRow(row.filter(isNoPrice), policy)));
}

const mayShowBetting = /(?:^|[¬~])(?:(?:AN|MW|BGS|AL|TVB|TEW|ODH|[XY][ABC])÷|BW÷[^0]|DX÷[^¬]*OD)/;
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
  return encodeRows(shown.map((row) => filterRow(row, policy)));
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

function filterRow(row: Row, policy: BettingPolicy): Row {
  return row.map((cell) => filterCell(cell, policy)).filter((cell) => cell !== null);
}

function filterCell([key, value]: Cell, policy: BettingPolicy): Cell | null {
  switch (key) {
    // Whether it can be bet on live.
    case "AN":
    // The hash of a match's prices.
    case "ODH":
      return policy.odds ? [key, value] : null;
    // The tabs of a match.
    case "DX":
      return [
        key,
        policy.odds
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
        const bookmaker = bookmakers.find(({ id, name }) => String(id) === item.trim() || name === item.trim());
        return bookmaker !== undefined && isAllowed(bookmaker.id, policy) ? [bookmaker.name] : [];
      });
      return names.length > 0 ? [key, names.join(", ")] : null;
    }
    // Bookmakers that offer it live.
    case "MW": {
      const ids = value.split("|").filter((id) => isAllowed(id, policy));
      // An empty cell clears the client's; it must pass where the client may hold one (F7).
      return ids.length > 0 || (value === "" && policy.odds) ? [key, ids.join("|")] : null;
    }
    // Bookmakers by country: only those of the place's policy stay.
    case "BGS":
      return null;
    case "AL":
      return toBroadcast(value, policy);
    default:
      return [key, value];
  }
}

/** Kind "2" of the broadcast JSON lists bookmakers' streams; each is a link, `BI` its bookmaker. */
function toBroadcast(value: string, policy: BettingPolicy): Cell | null {
  const kinds = parseJson(value);
  if (!isRecord(kinds)) return null;
  const kept = Object.entries(kinds).flatMap(([kind, list]): [string, unknown][] => {
    if (kind !== "2") return [[kind, list]];
    const streams = policy.links && Array.isArray(list) ? list.filter((item) => isAllowed(toStream(item), policy)) : [];
    return streams.length === 0 ? [] : [[kind, streams]];
  });
  return kept.length === 0 ? null : ["AL", JSON.stringify(Object.fromEntries(kept))];
}

const toStream = (item: unknown): unknown => fieldsOf(item)["BI"];
