import type { MetaDescriptor } from "@remix-run/cloudflare";
import { feedEndings, feedTypes, toFeedAddress } from "../documents/feed-endings.ts";
import { oembedPath } from "../share-card/card-path.ts";

export type Alternate = { readonly lang: string; readonly href: string };

/** A page's addresses. They are paths where the site's own origin is not known (`siteOrigin` of a variant). */
export type PageLinks = {
  readonly path: string;
  readonly origin: string;
  /** The site's name. */
  readonly brand: string;
  /** The page here and in other variants; `lang` is a language and the country that a variant is for ("fr-CH"), or "x-default". */
  readonly alternates: readonly Alternate[];
};

type Described = {
  /** The path of the page of the subject's results or news, next to which are feeds of them. */
  readonly results?: string | null;
  readonly title: string;
  readonly description: string;
  readonly links: PageLinks;
  /** The path and query of the shown page: a tab's or a later page's, where the loader received another. */
  readonly shownPath: string;
  /** The path of the picture that other sites show with a link to the page. */
  readonly image?: { readonly path: string; readonly width: number; readonly height: number };
  /** Descriptions of the page's subject (schema.org). */
  readonly things: readonly Readonly<Record<string, unknown>>[];
};

/** Makes a page's title, description, canonical address, links to other languages, and structured data about its subject. */
export function toPageMeta(described: Described): MetaDescriptor[] {
  const { title, description, links, shownPath, image, things, results = null } = described;
  const isFirst = shownPath === links.path;
  return [
    { title: `${title} · ${links.brand}` },
    { property: "og:title", content: title },
    { name: "description", content: description, property: "og:description" },
    ...(image === undefined
      ? []
      : [
          { property: "og:image", content: links.origin + image.path },
          { property: "og:image:width", content: String(image.width) },
          { property: "og:image:height", content: String(image.height) },
          { property: "og:image:alt", content: title },
          { name: "twitter:card", content: "summary_large_image" },
        ]),
    ...(image === undefined
      ? []
      : [
          {
            tagName: "link" as const,
            rel: "alternate",
            type: "application/json+oembed",
            href: links.origin + oembedPath(image.path),
            title,
          },
        ]),
    { tagName: "link", rel: "canonical", href: links.origin + shownPath },
    ...(isFirst ? toAlternateTags(links.alternates) : []),
    ...(results === null
      ? []
      : feedEndings.map((ending) => ({
          tagName: "link" as const,
          rel: "alternate",
          type: feedTypes[ending],
          href: links.origin + toFeedAddress(results, ending),
        }))),
    ...things.map((thing) => ({ "script:ld+json": { "@context": "https://schema.org", ...thing } })),
  ] as MetaDescriptor[];
}

export const toAlternateTags = (alternates: PageLinks["alternates"]) =>
  alternates.map(({ lang, href }) => ({ tagName: "link" as const, rel: "alternate", hrefLang: lang, href }));

/** The breadcrumbs of a page (schema.org), the first step first. */
export const toBreadcrumbs = (origin: string, steps: readonly { readonly name: string; readonly path: string }[]) => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: origin + path,
  })),
});

type Room = Pick<Described, "title" | "description" | "links" | "results"> & {
  /** The page's name where the title says more. */
  readonly name?: string;
  /** The canonical path, where it differs from the page's own path. */
  readonly shownPath?: string;
};

/** Makes the head of a page that is directly below the start page. */
export const toRoomMeta = ({ title, name = title, description, links, results = null, shownPath = links.path }: Room) =>
  toPageMeta({
    results,
    title,
    description,
    links,
    shownPath,
    things: [toBreadcrumbs(links.origin, [{ name, path: links.path }])],
  });
