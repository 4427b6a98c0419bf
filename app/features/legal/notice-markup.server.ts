import type { BettingPolicy } from "../../../shared/betting/policy.ts";
import { isolatedIn } from "../../../shared/texts/direction.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { serverTexts } from "../../i18n/server-texts.ts";
import { toXmlText } from "../documents/xml.ts";

export const toLink = (href: string, text: string): string => `<a href="${toXmlText(href)}">${toXmlText(text)}</a>`;

/**
 * The age, the notice that the place wants beside bookmakers, and where help is found, as the server alone writes them.
 * @param hasLink whether the link to help is shown (A6.02)
 */
export function toNoticeMarkup(
  { notice, helpline, minimumAge }: BettingPolicy,
  lang: Language,
  hasLink = true,
): string {
  const wording =
    notice === null
      ? ""
      : `<span lang="${notice.lang}">${toXmlText(notice.before)}${notice.link === null ? "" : toLink(notice.link.href, notice.link.text)}${toXmlText(notice.after)}</span>`;
  const site = helpline?.site ?? notice?.link?.href ?? null;
  const link = hasLink && site !== null ? toLink(site, serverTexts[lang].gambleResponsibly) : "";
  return `<p>${[`<strong>${isolatedIn(`${minimumAge}+`, lang)}</strong>`, wording, link].join(" ")}</p>`;
}
