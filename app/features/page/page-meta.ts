import type { MetaDescriptor } from "@remix-run/react";

export type Crumb = { readonly name: string; readonly path: string };

type PageMeta = {
  readonly title: string;
  readonly description: string;
  readonly lang: string;
  /** The page's address in each language, from the site's root. */
  readonly paths: Readonly<Record<string, string>>;
  /** From the site's root to the page itself. */
  readonly crumbs: readonly Crumb[];
};

/**
 * What search engines and shared links take from a page. A page is the same on every host, so its addresses have none; a
 * deployment is one language, so the page names its own alone: the others are of sites that it does not know.
 */
export const toPageMeta = ({ title, description, lang, paths, crumbs }: PageMeta): MetaDescriptor[] => {
  const path = paths[lang] ?? "/";
  return [
    { title: `${title} · Tribune` },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: path },
    { tagName: "link", rel: "alternate", hrefLang: lang, href: path },
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        itemListElement: crumbs.map(({ name, path: item }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name,
          item,
        })),
      },
    },
  ];
};
