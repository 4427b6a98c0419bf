import { version } from "../../../package.json";
import { accountPages } from "../../../shared/accounts/mail-link.ts";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import type { Address } from "../../../shared/addresses/address.ts";
import { spellPlainPage, type PlainPage } from "../../../shared/addresses/plain-pages.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { footerLinks as shownFooterLinks } from "../../../shared/betting/footer.ts";
import type { TagsParts } from "../../tags/tags-parts.server.tsx";
import type { Visitor } from "../../../shared/places/visitor.ts";
import type { Variant } from "../../../variants/variant.ts";
import { waitingTextId } from "../../navigation/waiting-text.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { bonusTexts, serverTexts } from "../../i18n/server-texts.server.ts";
import { toShownOffers } from "../bonuses/shown-offers.server.ts";
import { ageFormId, ageWindow } from "../legal/age-window-names.ts";
import { answerPath } from "../legal/answer-path.ts";
import { toBettingView } from "../legal/betting-view.ts";
import { PlaceNotice } from "../legal/place-notice.server.tsx";
import type { WindowName } from "../../navigation/windows.ts";

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

/** Everything that the footer depends on besides the language; the page's cache key includes all of it. */
type SiteFooterProps = {
  readonly variant: Pick<
    Variant,
    "lang" | "brand" | "footer" | "bookmakerLinkBase" | "without" | "offers" | "timeZone"
  >;
  readonly visitor: Visitor;
  readonly nowSeconds: number;
  readonly tags: Pick<TagsParts, "below" | "link">;
};

/**
 * The links below every page, with the notices that the visitor's country requires of a site with bookmakers. They never change
 * while a page is open, so only the server renders them, and the browser's scripts do not contain them.
 */
export function SiteFooter({ variant, visitor, nowSeconds, tags }: SiteFooterProps) {
  const { lang } = variant;
  const { footer, footerLinks, opensOnline, opensLater, opensAgain } = serverTexts[lang];
  const shown = shownFooterLinks(variant.footer, visitor);
  const shownNames = names
    .filter((name) => !variant.without.some((room) => room === name))
    .filter((name) => (name !== "mobile" || shown.mobile) && (name !== "gambling" || visitor.policy.odds));
  const hasOffers = toShownOffers({ variant, visitor, nowSeconds }).length > 0;
  const bookmakers = toBettingView(visitor.policy, variant, nowSeconds)?.odds?.bookmakers ?? [];
  // The notice is left out if no bookmaker can be clicked; its link, if an age has to be confirmed (A6.02).
  const hasNotice = bookmakers.some(({ href }) => href !== null);
  return (
    <>
      {tags.below}
      <nav id="menu" aria-label={footer}>
        {shownNames.map((name) => (
          <a key={name} href={toPath(name, lang)} data-window={windows[name]}>
            {footerLinks[name]}
          </a>
        ))}
        <a href={accountPages.signIn} data-window="logginClient" rel="nofollow">
          {footerLinks.account}
        </a>
        {hasOffers ? <a href={spellPlainPage({ kind: "bonuses" }, lang)}>{bonusTexts[lang].link}</a> : null}
        {tags.link}
      </nav>
      <template id={waitingTextId} data-unanswered={opensLater} data-retry={opensAgain}>
        {opensOnline}
      </template>
      {visitor.policy.age === "unknown" ? <AgeQuestion lang={lang} minimumAge={visitor.policy.minimumAge} /> : null}
      {hasNotice ? <PlaceNotice policy={visitor.policy} lang={lang} hasLink={shown.gambleResponsibly} /> : null}
      {/* The release, so that a report of a fault can name it; `CHANGELOG.md` says what it brought. */}
      <p translate="no">
        {variant.brand} {version}
      </p>
    </>
  );
}

const toPath = (name: FooterPage, lang: Language): string =>
  isPlain(name) ? spellPlainPage(plainPages[name], lang) : formatAddress(pages[name], lang);

type AgeQuestionProps = { readonly lang: Language; readonly minimumAge: number };

/**
 * Asks for the visitor's age, in countries where no betting content is sent until it is confirmed (A5.06): a link to the page
 * with the question, and the question for the window that opens over the page once scripts run.
 */
function AgeQuestion({ lang, minimumAge }: AgeQuestionProps) {
  const { ageQuestion, ageHint, ageYes, ageNo, ageLink } = serverTexts[lang];
  return (
    <>
      <p>
        <a href={spellPlainPage({ kind: "rules" }, lang)} data-window={ageWindow}>
          {ageLink({ age: minimumAge })}
        </a>
      </p>
      <template id={ageFormId} data-title={ageQuestion({ age: minimumAge })}>
        <form method="post" action={answerPath}>
          <p>{ageHint}</p>
          <input type="hidden" name="back" value="/" />
          <button type="submit" name="age" value="1" className="button">
            {ageYes({ age: minimumAge })}
          </button>
          <button type="submit" name="age" value="0" className="button">
            {ageNo}
          </button>
        </form>
      </template>
    </>
  );
}
