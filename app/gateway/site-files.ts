import { directionOf } from "../../shared/texts/direction.ts";
import type { Variant } from "../../variants/variant.ts";
import { themeColors } from "../features/theme/theme.ts";
import { frameTexts } from "../i18n/server-texts.server.ts";
import { bareHeaders } from "./bare-headers.ts";

type Named = Pick<Variant, "lang" | "brand">;
const daySeconds = 86_400;

/** The files at fixed paths that describe the site: to crawlers, and to a browser that installs it. */
export const siteFiles = ["/robots.txt", "/manifest.webmanifest"] as const;
export type SiteFile = (typeof siteFiles)[number];

export const isSiteFile = (pathname: string): pathname is SiteFile => siteFiles.some((file) => file === pathname);

export function toSiteFile(file: SiteFile, variant: Named, origin: string): Response {
  const [type, text] =
    file === "/robots.txt"
      ? ["text/plain", toRobots(origin)]
      : ["application/manifest+json", JSON.stringify(toManifest(variant))];
  return new Response(text, {
    headers: {
      ...bareHeaders,
      "content-type": `${type}; charset=utf-8`,
      "cache-control": `public, max-age=${daySeconds}`,
    },
  });
}

/** Crawlers may read every page; the paths of programs are not pages. */
const toRobots = (origin: string): string =>
  ["User-agent: *", "Allow: /", "Disallow: /api/", "Disallow: /graphql", "", `Sitemap: ${origin}/sitemap.xml`, ""].join(
    "\n",
  );

const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

function toManifest({ lang, brand }: Named) {
  const t = frameTexts[lang];
  return {
    id: "/",
    name: `${brand} · ${t.tagline}`,
    short_name: brand,
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
  };
}
