import { siteProse } from "../betting-prose/site-prose.ts";
import { isRecord } from "../../../../shared/basics/record.ts";
import type { Refusal } from "../../../../shared/ingest/refusal.ts";

/** Keys of ids, addresses and codes: no prose. */
const noProse = /^(?:id|.*Id|.*Ids|.*Keys?|lang|slug|code|image|url|kind|minute|timeZone|season|isBetting)$/;

/**
 * The texts of a record that name a bookmaker together with a price, an offer or a call to bet. Texts of one object are
 * read together: a title may name whom the lead prices.
 */
export function bettingInTexts(pointer: string, record: unknown): readonly Refusal[] {
  if (Array.isArray(record)) return record.flatMap((item, index) => bettingInTexts(`${pointer}/${index}`, item));
  if (!isRecord(record)) return [];
  const parts = Object.entries(record).filter(([key]) => !noProse.test(key));
  const texts = parts.flatMap(([key, value]) => (typeof value === "string" ? [[key, value] as const] : []));
  const isNamed = pointer.endsWith("/facts");
  const toText = ([key, value]: readonly [string, string]) => (isNamed ? `${key} ${value}` : value);
  const below = parts.flatMap(([key, value]) =>
    typeof value === "object"
      ? bettingInTexts(`${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`, value)
      : [],
  );
  const all = texts.map(toText).join(" \n ");
  const found = siteProse.find(all);
  if (record["isBetting"] === true) return [...markFaults(pointer, all), ...below];
  if (found === null) return below;
  const [key] = texts.find((text) => siteProse.named(toText(text)).length > 0) ?? texts[0] ?? [""];
  const names = found.bookmakers.map(({ name }) => name).join(", ");
  const reason = `betting-in-text: names ${names} together with ${found.subject}; only a comment, a notice or an article may, with isBetting`;
  return [{ pointer: `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`, reason }, ...below];
}

/** A record with the mark is sent where its bookmakers may be named: it names some, and each is of a market. */
function markFaults(pointer: string, text: string): readonly Refusal[] {
  const named = siteProse.named(text);
  const unknown = named.filter(({ id }) => id === null).map(({ name }) => name);
  if (named.length === 0)
    return [{ pointer: `${pointer}/isBetting`, reason: "betting-in-text: names no bookmaker of the table" }];
  if (unknown.length === 0) return [];
  const reason = `betting-in-text: names ${unknown.join(", ")}, of no market of the table`;
  return [{ pointer: `${pointer}/isBetting`, reason }];
}
