import { accountPages } from "../../../shared/account/mail-link.ts";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import type { Address } from "../../../shared/addresses/address.ts";
import { spellPlainPage, type PlainPage } from "../../../shared/addresses/plain-pages.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { footerLinks as shownFooterLinks } from "../../../shared/betting/footer.ts";
import type { TagsMarkup } from "../../tags/tags-markup.server.ts";
import type { Visitor } from "../../../shared/geo/visitor.ts";
import type { Variant } from "../../../variants/variant.ts";
import { waitingTextId } from "../../navigation/navigation-guard.ts";
import { toXmlText } from "../documents/xml.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { toShownOffers } from "../bonuses/shown-offers.server.ts";
import { bonusTexts } from "../../i18n/bonus-texts.server.ts";
import { ageFormId, ageWindow } from "../legal/age-window-names.ts";
import { answerPath } from "../legal/answer-path.ts";
import { toBettingView } from "../legal/betting-view.ts";
import { toLink, toNoticeMarkup } from "../legal/notice-markup.server.ts";
import type { WindowName } from "../../navigation/windows.ts";
import { serverTexts } from "../../i18n/server-texts.ts";

const pages = {
  mixed: { kind: "mixed", epochDay: null },
  tv: { kind: "tv", epochDay: null },
  rankings: { kind: "rankings" },
  news: { kind: "news", sportId: null },
  search: { kind: "search", query: "" },
  settings: { kind: "settings" },
  mobile: { kind: "mobile" },
} as const satisfies Readonly<Record<string, Address>>;
const plainPages = {
  countries: { kind: "countries", sportId: sportIds.soccer },
  rules: { kind: "rules" },
  languages: { kind: "languages" },
  mine: { kind: "mine" },
  widgets: { kind: "widgets" },
  terms: { kind: "legal", document: "terms" },
  privacy: { kind: "legal", document: "privacy" },
  cookies: { kind: "legal", document: "cookies" },
  gambling: { kind: "legal", document: "gambling" },
} as const satisfies Readonly<Record<string, PlainPage>>;
type FooterPage = keyof typeof pages | keyof typeof plainPages;
const isPlain = (name: FooterPage): name is keyof typeof plainPages => Object.hasOwn(plainPages, name);
const names: readonly FooterPage[] = [
  ...([
    "mixed",
    "mine",
    "countries",
    "tv",
    "rankings",
    "news",
    "search",
    "settings",
    "widgets",
    "languages",
    "mobile",
  ] as const),
  ...(["terms", "privacy", "cookies", "gambling", "rules"] as const),
];
/** The pages that open as a window over another, once scripts run. */
const windows: Readonly<Partial<Record<FooterPage, WindowName>>> = {
  search: "search",
  settings: "settings",
  languages: "langBox",
};

/** What decides about the footer besides the language; the page's key holds all of it. */
type FooterOf = {
  readonly variant: Pick<Variant, "lang" | "footer" | "bookmakerLinkBase" | "without" | "offers">;
  readonly visitor: Visitor;
  readonly nowSeconds: number;
  readonly tags: Pick<TagsMarkup, "below" | "link">;
};

/**
 * The links below every page, with what the place demands of a site that shows bookmakers. They never change while a page
 * lives, so the document has them and the browser's scripts have not: this is for the server alone.
 */
export function toFooterMarkup({ variant, visitor, nowSeconds, tags }: FooterOf): string {
  const { footer, footerLinks } = serverTexts[variant.lang];
  const shown = shownFooterLinks(variant.footer, visitor);
  const links = names
    .filter((name) => !variant.without.some((room) => room === name))
    .filter((name) => (name !== "mobile" || shown.mobile) && (name !== "gambling" || visitor.policy.odds))
    .map((name) => {
      const opens = windows[name] === undefined ? "" : ` data-window="${windows[name]}"`;
      const path = isPlain(name)
        ? spellPlainPage(plainPages[name], variant.lang)
        : formatAddress(pages[name], variant.lang);
      return `<a href="${path}"${opens}>${footerLinks[name]}</a>`;
    });
  links.push(`<a href="${accountPages.signIn}" data-window="logginClient" rel="nofollow">${footerLinks.account}</a>`);
  if (toShownOffers({ variant, visitor, nowSeconds }).length > 0)
    links.push(toLink(spellPlainPage({ kind: "bonuses" }, variant.lang), bonusTexts[variant.lang].link));
  links.push(tags.link);
  const nav = `<nav id="menu" aria-label="${footer}">${links.join("")}</nav>`;
  const waiting = `<template id="${waitingTextId}">${serverTexts[variant.lang].opensOnline}</template>`;
  return (
    tags.below +
    nav +
    waiting +
    toAgeQuestion(variant.lang, visitor) +
    toResponsible(variant, visitor, shown.gambleResponsibly, nowSeconds)
  );
}

const toAgeButton = (value: string, text: string): string =>
  `<button name="age" value="${value}" class="button">${toXmlText(text)}</button>`;

/**
 * What asks for an age, where nothing of betting is sent until it is confirmed (A5.06): a link to the page with the question, and
 * the question for the window that opens over the page once scripts run.
 */
function toAgeQuestion(lang: Language, { policy: { age, minimumAge } }: Visitor): string {
  if (age !== "unknown") return "";
  const { ageQuestion, ageHint, ageYes, ageNo, ageLink } = serverTexts[lang];
  const path = spellPlainPage({ kind: "rules" }, lang);
  const form =
    `<form method="post" action="${answerPath}"><p>${toXmlText(ageHint)}</p><input type="hidden" name="back" value="/">` +
    `${toAgeButton("1", ageYes(minimumAge))}${toAgeButton("0", ageNo)}</form>`;
  return (
    `<p><a href="${path}" data-window="${ageWindow}">${toXmlText(ageLink(minimumAge))}</a></p>` +
    `<template id="${ageFormId}" data-title="${toXmlText(ageQuestion(minimumAge))}">${form}</template>`
  );
}

/** The notice goes where no bookmaker can be clicked, and its link while an age has to be confirmed (A6.02). */
function toResponsible(
  variant: FooterOf["variant"],
  { policy }: Visitor,
  hasLink: boolean,
  nowSeconds: number,
): string {
  const bookmakers = toBettingView(policy, variant, nowSeconds)?.odds?.bookmakers ?? [];
  if (!bookmakers.some(({ href }) => href !== null)) return "";
  return toNoticeMarkup(policy, variant.lang, hasLink);
}
