import { serverTexts } from "../../i18n/server-texts.server.ts";
import { toBookmakerHref } from "../odds/bookmaker-href.ts";
import type { PopupSize } from "../odds/bookmaker-link.ts";
import { isInvented } from "../../../shared/betting/bookmaker.ts";
import { shownBookmakers } from "../../../shared/betting/bookmakers.ts";
import { prematchOddsTab, type OddsTabForm } from "../../../shared/betting/geo-groups.ts";
import { spellPlainPage } from "../../../shared/addresses/plain-pages.ts";
import type { BettingPolicy, Helpline, Notice } from "../../../shared/betting/policy.ts";
import type { Variant } from "../../../variants/variant.ts";

/** The part of a policy that a page shows, and so may receive. */
export type BettingView = {
  readonly minimumAge: number;
  readonly notice: ShownNotice | null;
  /** Contacts for help: a number to call, an address to open, or both. */
  readonly helpline: readonly TextLink[];
  /** The page that says why. */
  readonly why: TextLink;
  /** Null where no odds may be shown: then no bookmaker reaches the page, not even an id. */
  readonly odds: {
    readonly market: string;
    readonly bookmakers: readonly ShownBookmaker[];
    /** The form of a match's tab of odds (A3.09). */
    readonly tab: OddsTabForm;
    /** The form in which a bookmaker is shown in the summary of a match and in the comparison of prices (A3.06). */
    readonly summary: BookmakerForm;
    readonly comparison: BookmakerForm & { readonly background: boolean };
  } | null;
};

/** The wording, without its source and the date of its check. */
export type ShownNotice = Pick<Notice, "lang" | "before" | "link" | "after">;
type TextLink = { readonly href: string; readonly text: string };
export type BookmakerForm = {
  /** Its name, or its logo. */
  readonly isNamed: boolean;
  readonly isLinked: boolean;
  /** Its name in place of its logo. */
  readonly asText: boolean;
};

/** Name and address are null where they may not be shown. */
export type ShownBookmaker = {
  readonly id: number;
  readonly name: string | null;
  readonly href: string | null;
  /** A picture of this site; none for a name in letters. */
  readonly logo?: string;
  /** The window of its betslip; none for the usual size. */
  readonly popup?: PopupSize;
  /** True for a bookmaker of the built-in world: its prices are invented, and there is nothing to bet on. */
  readonly isInvented: boolean;
};

type Site = Pick<Variant, "lang" | "bookmakerLinkBase">;

/** Null where a page shows no betting. Links start at the operator's base where there is one (C7.15). */
export function toBettingView(
  policy: BettingPolicy,
  { lang, bookmakerLinkBase }: Site,
  nowSeconds: number,
): BettingView | null {
  const { market, minimumAge, notice, flags } = policy;
  const isShown = policy.odds && market !== null;
  if (!isShown && notice === null) return null;
  const odds = isShown
    ? {
        market,
        bookmakers: toBookmakers(policy, market, bookmakerLinkBase, nowSeconds),
        tab: prematchOddsTab(flags),
        summary: {
          isNamed: flags.show_bookmaker_logo_in_summary,
          isLinked: flags.clickable_bookmaker_logo_in_summary,
          asText: flags.logo_to_text_match_summary,
        },
        comparison: {
          isNamed: flags.show_bookmaker_logo_odds_comparison,
          isLinked: flags.clickable_bookmaker_logo_odds_comparison,
          asText: false,
          background: flags.odds_background_in_odds_comparison,
        },
      }
    : null;
  const why = { href: spellPlainPage({ kind: "rules" }, lang), text: serverTexts[lang].why };
  return { minimumAge, notice: toShownNotice(notice), helpline: toHelpLinks(policy.helpline), why, odds };
}

function toShownNotice(notice: Notice | null): ShownNotice | null {
  if (notice === null) return null;
  const { lang, before, link, after } = notice;
  return { lang, before, link, after };
}

/** A number as a telephone dials it, an address without what all have in common. */
export const toHelpLinks = (helpline: Helpline | null): readonly TextLink[] => [
  ...(helpline?.phone ? [{ href: `tel:${helpline.phone.replace(/[^\d+]/g, "")}`, text: helpline.phone }] : []),
  ...(helpline?.site ? [{ href: helpline.site, text: new URL(helpline.site).host.replace("www.", "") }] : []),
];

/** The first one is the main one (A3.06); when its licence has run out, the next one is. */
function toBookmakers(policy: BettingPolicy, market: string, linkBase: string | null, nowSeconds: number) {
  const shown = shownBookmakers(market, nowSeconds);
  return policy.bookmakerIds
    .flatMap((id) => shown.find((bookmaker) => bookmaker.id === id) ?? [])
    .map((bookmaker): ShownBookmaker => ({
      id: bookmaker.id,
      name: policy.logos ? bookmaker.name : null,
      // A link names its bookmaker.
      href: policy.logos && policy.links ? toBookmakerHref(bookmaker.id, linkBase) : null,
      ...(policy.logos && bookmaker.logo !== undefined ? { logo: bookmaker.logo } : {}),
      ...(bookmaker.betslip === undefined ? {} : { popup: bookmaker.betslip }),
      isInvented: isInvented(bookmaker.id),
    }));
}
