import type { AppLoadContext, MetaDescriptor } from "@remix-run/cloudflare";
import { today } from "../../../shared/addresses/list-query.ts";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { commaIn } from "../../../shared/texts/comma.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { allTexts } from "../../../shared/texts/all-texts.ts";
import { longDate } from "../../features/day/day-words.ts";
import type { TargetDay } from "../../features/day/target-day.ts";
import { toAlternateTags, toBreadcrumbs, type PageLinks } from "../../features/page/page-links.ts";
import { variantTexts } from "../../features/page/own-texts.ts";
import { toPageLinks } from "../../features/page/page-links.server.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { serverTexts } from "../../i18n/server-texts.server.ts";

/**
 * Title, description and canonical address of a day's list: the address of today or of the date, without filters, whichever address
 * the visitor used.
 */
export async function toListHead(
  context: Pick<AppLoadContext, "variant" | "sites">,
  sportId: number,
  { epochDay, todayEpochDay }: Pick<TargetDay, "epochDay" | "todayEpochDay">,
): Promise<MetaDescriptor[]> {
  await loadAllTexts();
  const { lang, brand } = context.variant;
  const t = variantTexts(context.variant);
  const { name } = sportById(sportId) ?? { name: "soccer" };
  const sport = allTexts[lang].sports[name];
  const date = longDate(epochDay, t);
  const title = sport + commaIn(lang) + date;
  const day = epochDay === todayEpochDay ? today : ({ kind: "date", epochDay } as const);
  const description = serverTexts[lang].listDescription({ sport, date });
  const links = toPageLinks(context, () => ({ kind: "list", sportId, day, category: "all" }));
  return [
    { title: `${title} · ${t.tagline} · ${brand}` },
    { property: "og:title", content: title },
    { name: "description", content: description, property: "og:description" },
    { tagName: "link", rel: "canonical", href: links.origin + links.path },
    // Without others the list needs no link to itself.
    ...(links.alternates.length > 1 ? toAlternateTags(links.alternates) : []),
    { "script:ld+json": { "@context": "https://schema.org", ...toThing(links, sport, lang) } },
  ];
}

/** The start page is the site, which can be searched; any other list is a step below it. */
function toThing({ origin, path, brand }: PageLinks, sport: string, lang: Language) {
  if (path !== "/") return toBreadcrumbs(origin, [{ name: sport, path }]);
  const target = `${origin}${formatAddress({ kind: "search", query: "" }, lang)}?q={q}`;
  return {
    "@type": "WebSite",
    name: brand,
    url: `${origin}/`,
    potentialAction: { "@type": "SearchAction", target, "query-input": "required name=q" },
  };
}
