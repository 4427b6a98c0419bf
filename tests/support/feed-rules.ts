import ICAL from "ical.js";
import { SaxesParser } from "saxes";

/** Rules of the formats that other programs read. Each function returns what a text breaks, a line each. */

type Element = { readonly name: string; readonly attributes: Readonly<Record<string, string>>; text: string };
type Branch = Element & { readonly children: Branch[] };

/** The elements of an XML text. @throws for a text that is not well-formed */
export function readXml(text: string): Branch {
  const root: Branch = { name: "", attributes: {}, text: "", children: [] };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const values = Object.values(attributes).map((attribute) => [attribute.name, attribute.value] as const);
    const element = { name, attributes: Object.fromEntries(values), text: "", children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("text", (part) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += part;
  });
  parser.on("closetag", () => void open.pop());
  parser.write(text).close();
  return root;
}

const isAddress = (text: unknown): boolean => typeof text === "string" && /^https?:\/\/[^/]+\/./.test(text);
/** An address, or a tag (RFC 4151): either names the same thing for ever. */
const isName = (text: unknown): boolean =>
  isAddress(text) || (typeof text === "string" && /^tag:[^\s,]+,\d{4}:\S+$/.test(text));
const isMoment = (text: unknown): boolean =>
  typeof text === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) && !Number.isNaN(Date.parse(text));
const isText = (text: unknown): boolean => typeof text === "string" && text.trim() !== "";
const repeated = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

/** Atom (RFC 4287), with what readers need beyond it: a summary, and dates in order. */
export function atomFaults(text: string): readonly string[] {
  const [feed] = readXml(text).children;
  if (feed?.name !== "feed" || feed.attributes["xmlns"] !== "http://www.w3.org/2005/Atom") return ["is no Atom feed"];
  const entries = feed.children.filter(({ name }) => name === "entry");
  const faults: string[] = [];
  const want = (of: Branch, name: string, holds: (text: string) => boolean) => {
    const found = of.children.filter((child) => child.name === name);
    if (found.length !== 1 || !holds(found[0]?.text ?? "")) faults.push(`${of.name}: ${name} ${found[0]?.text ?? ""}`);
  };
  const wantLink = (of: Branch, rel: string) => {
    const links = of.children.filter(({ name, attributes }) => name === "link" && attributes["rel"] === rel);
    if (links.length !== 1 || !isAddress(links[0]?.attributes["href"])) faults.push(`${of.name}: link ${rel}`);
  };
  for (const part of [feed, ...entries]) {
    want(part, "id", isName);
    want(part, "title", isText);
    want(part, "updated", isMoment);
    wantLink(part, "alternate");
  }
  for (const entry of entries) {
    want(entry, "published", isMoment);
    want(entry, "summary", isText);
  }
  wantLink(feed, "self");
  const [author] = feed.children.filter(({ name }) => name === "author");
  if (!author?.children.some((child) => child.name === "name" && isText(child.text))) faults.push("feed: author");
  const of = (name: string) => entries.map(({ children }) => children.find((child) => child.name === name)?.text ?? "");
  if (repeated(of("id"))) faults.push("two entries with one id");
  if (of("updated").join() !== of("updated").toSorted().toReversed().join()) faults.push("entries out of order");
  if (entries.length === 0) faults.push("no entries");
  return faults;
}

type JsonFeed = { readonly items?: readonly Readonly<Record<string, unknown>>[] } & Readonly<Record<string, unknown>>;

/** JSON Feed, version 1.1. */
export function jsonFeedFaults(text: string): readonly string[] {
  const feed = JSON.parse(text) as JsonFeed;
  const items = feed.items ?? [];
  const wants: readonly (readonly [fault: string, holds: boolean])[] = [
    ["version", feed["version"] === "https://jsonfeed.org/version/1.1"],
    ["title", isText(feed["title"])],
    ["home_page_url", isAddress(feed["home_page_url"])],
    ["feed_url", isAddress(feed["feed_url"])],
    ["items", items.length > 0 && !repeated(items.map(({ id }) => String(id)))],
    ...items.flatMap(
      (item) =>
        [
          ["item id", isText(item["id"])],
          ["item url", isAddress(item["url"])],
          ["item content_text", isText(item["content_text"])],
          ["item date_published", isMoment(item["date_published"])],
          ["item date_modified", isMoment(item["date_modified"])],
        ] as const,
    ),
  ];
  return wants.flatMap(([fault, holds]) => (holds ? [] : [fault]));
}

/** The longest line of a calendar, in bytes without its end. */
const mostBytes = 75;

/** iCalendar (RFC 5545), as a parser that is not ours reads it. */
export function calendarFaults(text: string): readonly string[] {
  const calendar = ICAL.Component.fromString(text);
  const events = calendar.getAllSubcomponents("vevent");
  const lines = text.split("\r\n");
  const uids = events.map((event) => String(event.getFirstPropertyValue("uid") ?? ""));
  const wants: readonly (readonly [fault: string, holds: boolean])[] = [
    ["lines end with CR LF", lines.at(-1) === "" && !lines.some((line) => /[\r\n]/.test(line))],
    ["lines are short", lines.every((line) => Buffer.byteLength(line) <= mostBytes)],
    ["version", calendar.getFirstPropertyValue("version") === "2.0"],
    ["prodid", isText(calendar.getFirstPropertyValue("prodid"))],
    ["uids", events.length > 0 && uids.every(isText) && !repeated(uids)],
    ...events.flatMap((event) => {
      const { startDate, endDate } = new ICAL.Event(event);
      return [
        ["dtstamp", isText(event.getFirstPropertyValue("dtstamp")?.toString())],
        ["summary", isText(event.getFirstPropertyValue("summary"))],
        ["dtend after dtstart", endDate.compare(startDate) > 0],
      ] as const;
    }),
  ];
  return wants.flatMap(([fault, holds]) => (holds ? [] : [fault]));
}
