import { parseAddress } from "../../shared/addresses/parse-address.ts";
import { pageKind } from "./page-kind.ts";
import { readPage } from "./read-page.ts";
import type { AddressWords } from "../../shared/addresses/words.ts";

export type CrawlOptions = {
  readonly origin: string;
  readonly words: AddressWords;
  /** Texts that only pages in other languages say. */
  readonly foreign: readonly string[];
  /** The place that the visitor is in: "FR:IDF". */
  readonly place: string;
  /** The share, from 0 to 1, of the pages of numerous kinds to open. */
  readonly share: number;
  readonly seed: string;
  /** The most pages of one numerous kind in one sport and one state of its games; null for no limit. */
  readonly each: number | null;
  /** The number of simultaneous requests. */
  readonly width: number;
  /** The calendar has no end: days further from now than the site holds games for are not opened. */
  readonly nowMs: number;
  /** True once the crawl must end with the results so far. */
  readonly isStopped?: () => boolean;
  readonly onProgress: (opened: number, waiting: number) => void;
  readonly onFault: (fault: Fault) => void;
};

export type Fault = { readonly path: string; readonly from: string; readonly what: string };
export type Crawl = {
  readonly faults: number;
  /** For each kind: the number of pages, and one example. */
  readonly kinds: ReadonlyMap<string, { readonly count: number; readonly example: string }>;
  /** A page of each kind in each sport. */
  readonly examples: readonly string[];
  /** The number of combinations of numerous kind, sport and state. */
  readonly templates: number;
  /** The numbers of sitemaps that were read, and of addresses that they name. */
  readonly sitemaps: number;
  readonly listed: number;
};

/** The subject of a page. If its address does not name one, the page has the subject of the page that links to it. */
type About = { readonly sport: string; readonly state: string };
type Waiting = { readonly path: string; readonly from: string; readonly about: About };
const ofNothing: About = { sport: "", state: "" };

/** The sport that an address names, or else that of the page before, and the state by which a list is filtered. */
function toAbout(url: URL, words: AddressWords, before: About): About {
  const address = parseAddress(url, words);
  const sport = address !== null && "sportId" in address ? String(address.sportId ?? "") : before.sport;
  const isList = address?.kind === "list";
  return { sport, state: isList ? (url.searchParams.get("cat") ?? "") : before.state };
}

/** Kinds of addresses that exist by the thousand and differ only in their data, so that the crawl may open only a share. */
const numerous = /^(?:match|team|player|article|country|\.(?:ics|svg|png|atom|json)|competition|list of|tv filtered)/;

/** The site holds games for a week each way; the calendar on the furthest of these days shows three more days. */
const furthestDays = 10;
const dayMs = 86_400_000;

/** Whether an address names no day, or a day for which the site may hold games. */
function isNearDay({ searchParams }: URL, nowMs: number): boolean {
  const date = Date.parse(searchParams.get("date") ?? "");
  const days = Number.isNaN(date) ? Number(searchParams.get("day") ?? 0) : (date - nowMs) / dayMs;
  return Math.abs(days) <= furthestDays;
}

const filtered = /\?(?:cat|day|date|sport|channel)=/;

/** Opens the pages that are reachable from the start page and the sitemaps, each address once; of numerous kinds, only a share. */
export async function crawlSite(options: CrawlOptions): Promise<Crawl> {
  const { origin, words, foreign, place, width, isStopped = () => false, onProgress, onFault } = options;
  let faults = 0;
  const report = (fault: Fault) => {
    faults += 1;
    onFault(fault);
  };
  const { offer, waiting, templates } = createFrontier(options);
  const kinds = new Map<string, { count: number; example: string }>();
  const examples = new Map<string, string>();
  const fetchPath = (path: string) =>
    fetch(origin + path, { redirect: "manual", headers: { "x-dev-place": place, accept: "text/html" } });

  async function open({ path, from, about }: Waiting): Promise<void> {
    const kind = pageKind(new URL(path, origin), words);
    const response = await fetchPath(path).catch((error: unknown) => String(error));
    if (typeof response === "string") return report({ path, from, what: response });
    const text = await response.text();
    const counted = kinds.get(kind);
    if (counted === undefined) kinds.set(kind, { count: 1, example: path });
    else counted.count += 1;
    if (response.status !== 200) {
      const location = response.headers.get("location");
      // One that is for now only (302) says what is in force today; a link may lead to it.
      if (response.status !== 302)
        report({ path, from, what: `${response.status}${location === null ? "" : ` to ${location}`}` });
      if (location !== null) offer(location, { path, about });
      return;
    }
    if (!(response.headers.get("content-type") ?? "").startsWith("text/html")) return;
    const example = `${kind} ${about.sport}`;
    if (!examples.has(example)) examples.set(example, path);
    const { links, faults: found } = readPage(text, foreign);
    for (const what of found) {
      // A day, a category or a channel may have no game.
      if (what === "empty" && filtered.test(path)) continue;
      report({ path, from, what: `${kind}: ${what}` });
    }
    for (const link of links) offer(link, { path, about });
  }

  /** The number of addresses in each sitemap, by the sitemap's path. */
  const maps = new Map<string, number>();
  async function readSitemaps(): Promise<void> {
    for (const map of locationsOf(await (await fetchPath("/sitemap.xml")).text())) {
      const path = new URL(map).pathname;
      if (maps.has(path)) continue;
      const response = await fetchPath(path);
      if (response.status !== 200) report({ path, from: "/sitemap.xml", what: String(response.status) });
      const pages = locationsOf(await response.text());
      maps.set(path, pages.length);
      for (const page of pages) offer(page, { path, about: { sport: path.split("/")[2] ?? "", state: "sitemap" } });
    }
  }

  let opened = 0;
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined && !isStopped(); next = waiting.shift()) {
      await open(next);
      opened += 1;
      if (opened % 250 === 0) onProgress(opened, waiting.length);
    }
  }
  await open({ path: "/", from: "", about: ofNothing });
  // A sport is in the sitemaps once one of its pages has been opened.
  while (waiting.length > 0 && !isStopped()) {
    await Promise.all(Array.from({ length: width }, work));
    if (waiting.length === 0) await readSitemaps();
  }
  const listed = [...maps.values()].reduce((sum, count) => sum + count, 0);
  return { faults, kinds, examples: [...examples.values()], templates: templates.size, sitemaps: maps.size, listed };
}

/** The addresses that wait to be opened. Each is offered by links again and again, and taken once. */
function createFrontier({ origin, words, share, seed, each, nowMs }: CrawlOptions) {
  const known = new Set<string>(["/"]);
  const waiting: Waiting[] = [];
  const templates = new Map<string, number>();
  function isChosen(path: string, kind: string, template: string): boolean {
    if (!numerous.test(kind)) return true;
    const count = templates.get(template) ?? 0;
    if ((each !== null && count >= each) || partOf(subjectOf(path), seed) >= share) return false;
    templates.set(template, count + 1);
    return true;
  }

  function offer(link: string, { path: from, about }: Pick<Waiting, "path" | "about">): void {
    const url = toUrl(link, from, origin);
    if (url === null || url.origin !== origin) return;
    const path = url.pathname + url.search;
    if (known.has(path)) return;
    known.add(path);
    if (!isNearDay(url, nowMs)) return;
    const kind = pageKind(url, words);
    const own = toAbout(url, words, about);
    if (isChosen(path, kind, [kind, own.sport, own.state].join())) waiting.push({ path, from, about: own });
  }

  return { offer, waiting, templates };
}

const locationsOf = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address.replaceAll("&amp;", "&"));

function toUrl(link: string, from: string, origin: string): URL | null {
  try {
    return new URL(link, origin + from);
  } catch {
    return null;
  }
}

/** Everything about one match, one team or one competition is chosen together. */
function subjectOf(path: string): string {
  // Filters are no parts of one subject.
  if (path.includes("&")) return path;
  const parts = path.replace(/[.?].*$/, "").split("/");
  return parts.slice(0, parts[1] === "match" ? 3 : 4).join("/");
}

/** Hashes a text and seed to a number in [0, 1) (FNV-1a). */
function partOf(text: string, seed: string): number {
  let hash = 0x811c9dc5;
  for (const letter of seed + text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  // The last letters of an id change the low bits first.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 0x1_0000_0000;
}
