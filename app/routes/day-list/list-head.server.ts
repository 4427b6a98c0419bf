import type { AppLoadContext, MetaDescriptor } from "@remix-run/cloudflare";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { today } from "../../../shared/addresses/list-query.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { allTexts } from "../../../shared/texts/all-texts.ts";
import { longDate } from "../../features/day/day-words.ts";
import type { TargetDay } from "../../features/day/target-day.ts";
import { serverTexts } from "../../i18n/server-texts.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { loadAllTexts } from "../../i18n/texts.ts";

/**
 * Title, description and the one address of a day's list: that of today, or of the date, however somebody came to it and whatever
 * they filter.
 */
export async function toListHead(
  { variant }: Pick<AppLoadContext, "variant">,
  sportId: number,
  { epochDay, todayEpochDay }: Pick<TargetDay, "epochDay" | "todayEpochDay">,
): Promise<MetaDescriptor[]> {
  await loadAllTexts();
  const { lang, siteOrigin } = variant;
  const t = siteTexts(lang);
  const { name } = sportById(sportId) ?? { name: "soccer" };
  const sport = allTexts[lang].sports[name];
  const date = longDate(epochDay, t);
  const day = epochDay === todayEpochDay ? today : ({ kind: "date", epochDay } as const);
  const path = formatAddress({ kind: "list", sportId, day, category: "all" }, lang);
  return [
    { title: `${sport}, ${date} · ${t.tagline} · ${t.brand}` },
    { name: "description", content: serverTexts[lang].listDescription(sport, date) },
    { tagName: "link", rel: "canonical", href: (siteOrigin ?? "") + path },
  ];
}
