import { formatAddress } from "../../shared/addresses/format-address.ts";
import { spellPlainPage } from "../../shared/addresses/plain-pages.ts";
import { today } from "../../shared/addresses/list-query.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { directionOf } from "../../shared/texts/direction.ts";
import type { Variant } from "../../variants/variant.ts";
import { toXmlText, xmlHead } from "../features/documents/xml.ts";
import { openSearchPath, openSearchType } from "../features/search/open-search.ts";
import { themeColors } from "../features/theme/theme.ts";
import { frameTexts, serverTexts } from "../i18n/server-texts.server.ts";
import { bareHeaders } from "./bare-headers.ts";
import { speculationPath, speculationRules } from "./speculation-rules.ts";

type Described = Pick<Variant, "lang" | "brand" | "publisher" | "without">;
type Site = {
  readonly variant: Described;
  readonly origin: string;
  readonly nowMs: number;
  readonly savesData: boolean;
};
const daySeconds = 86_400;

/**
 * The files at fixed paths that describe the site: to crawlers, to a browser that installs it, searches in it or loads its pages ahead, to
 * finders of faults.
 */
export const siteFiles = [
  "/robots.txt",
  "/manifest.webmanifest",
  openSearchPath,
  "/.well-known/security.txt",
  speculationPath,
] as const;
export type SiteFile = (typeof siteFiles)[number];

export const isSiteFile = (pathname: string): pathname is SiteFile => siteFiles.some((file) => file === pathname);

type Content = readonly [type: string, text: string];
const contents: Readonly<Record<SiteFile, (site: Site) => Content>> = {
  "/robots.txt": ({ origin }) => ["text/plain", toRobots(origin)],
  "/manifest.webmanifest": ({ variant }) => ["application/manifest+json", JSON.stringify(toManifest(variant))],
  [openSearchPath]: (site) => [openSearchType, toOpenSearch(site)],
  "/.well-known/security.txt": (site) => ["text/plain", toSecurityText(site)],
  [speculationPath]: ({ savesData }) => [
    "application/speculationrules+json",
    JSON.stringify(savesData ? {} : speculationRules),
  ],
};

export function toSiteFile(file: SiteFile, site: Site): Response {
  const [type, text] = contents[file](site);
  return new Response(text, {
    headers: {
      ...bareHeaders,
      "content-type": `${type}; charset=utf-8`,
      "cache-control": `public, max-age=${daySeconds}`,
      ...(file === speculationPath ? { vary: "save-data" } : {}),
    },
  });
}

const toLines = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("");

/** Crawlers may read every page; the paths of programs are not pages. */
const toRobots = (origin: string): string =>
  toLines(["User-agent: *", "Allow: /", "Disallow: /api/", "Disallow: /graphql", "", `Sitemap: ${origin}/sitemap.xml`]);

/** A file that nobody serves any more is out of date after this time; the standard asks for less than a year. */
const validDays = 180;

/**
 * Where to report a fault of security (RFC 9116): to the publisher, or without one to the legal page that would name it. Each day's file
 * is valid for half a year.
 */
function toSecurityText({ variant: { lang, publisher }, origin, nowMs }: Site): string {
  const legal = origin + spellPlainPage({ kind: "legal", document: "terms" }, lang);
  const expires = new Date((Math.floor(nowMs / 1000 / daySeconds) + validDays) * daySeconds * 1000);
  return toLines([
    `Contact: ${publisher === null ? legal : `mailto:${publisher.email}`}`,
    `Expires: ${expires.toISOString().slice(0, 19)}Z`,
    `Preferred-Languages: ${[...new Set([lang, "en"])].join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
  ]);
}

/** Longer names are refused by the format. */
const shortNameLength = 16;

/** How a browser searches in the site from its address bar (OpenSearch 1.1). */
function toOpenSearch({ variant: { lang, brand }, origin }: Site): string {
  const search = origin + formatAddress({ kind: "search", query: "" }, lang);
  return (
    `${xmlHead}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">\n` +
    `<ShortName>${toXmlText(brand.slice(0, shortNameLength))}</ShortName>\n` +
    `<Description>${toXmlText(serverTexts[lang].searchFor)}</Description>\n` +
    `<Url type="text/html" method="get" template="${toXmlText(search)}?q={searchTerms}"/>\n` +
    `<Url type="${openSearchType}" rel="self" template="${toXmlText(origin)}${openSearchPath}"/>\n` +
    `<Image width="32" height="32" type="image/x-icon">${toXmlText(origin)}/favicon.ico</Image>\n` +
    `<Language>${lang}</Language>\n<InputEncoding>UTF-8</InputEncoding>\n<OutputEncoding>UTF-8</OutputEncoding>\n` +
    `</OpenSearchDescription>\n`
  );
}

const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

const screenshot = (name: string, sizes: string, form: "narrow" | "wide", label: string) => ({
  src: `/screenshots/${name}.png`,
  sizes,
  type: "image/png",
  form_factor: form,
  label,
});

function toManifest({ lang, brand, without }: Described) {
  const t = frameTexts[lang];
  const { siteDescription, footerLinks, thumb, seeToday } = serverTexts[lang];
  const live = formatAddress({ kind: "list", sportId: sportIds.soccer, day: today, category: "live" }, lang);
  return {
    id: "/",
    name: `${brand} · ${t.tagline}`,
    short_name: brand,
    description: siteDescription,
    categories: ["sports"],
    lang,
    dir: directionOf(lang),
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#f3f5f2",
    theme_color: themeColors.light,
    icons: [
      icon("/icons/192.png", 192, "any"),
      icon("/icons/512.png", 512, "any"),
      icon("/icons/maskable-512.png", 512, "maskable"),
    ],
    screenshots: [
      screenshot("list-narrow", "390x800", "narrow", seeToday),
      screenshot("match-narrow", "390x800", "narrow", t.tagline),
      screenshot("list-wide", "1280x800", "wide", seeToday),
      screenshot("match-wide", "1280x800", "wide", t.tagline),
    ],
    shortcuts: [
      { name: thumb.live, url: live },
      { name: thumb.mine, url: spellPlainPage({ kind: "mine" }, lang) },
      { name: thumb.search, url: formatAddress({ kind: "search", query: "" }, lang) },
      ...(without.includes("tv")
        ? []
        : [{ name: footerLinks.tv, url: formatAddress({ kind: "tv", epochDay: null }, lang) }]),
    ].map((shortcut) => ({ ...shortcut, icons: [icon("/icons/192.png", 192, "any")] })),
  };
}
