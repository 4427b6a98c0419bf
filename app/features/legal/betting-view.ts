import { toBookmakerLink } from "../odds/bookmaker-link.ts";
import { isInvented, type Bookmaker } from "../../../shared/betting/bookmaker.ts";
import { shownBookmakers } from "../../../shared/betting/bookmakers.ts";
import type { BettingPolicy, Helpline, Notice } from "../../../shared/betting/policy.ts";

/** The part of a policy that a page shows, and so may send. */
export type BettingView = {
  readonly minimumAge: number;
  readonly notice: Notice | null;
  readonly helpline: Helpline | null;
  /** Null where no odds may be shown: then no bookmaker reaches the page, not even an id. */
  readonly odds: { readonly market: string; readonly bookmakers: readonly ShownBookmaker[] } | null;
};

/** Name and address are null where they may not be shown. */
export type ShownBookmaker = {
  readonly id: number;
  readonly name: string | null;
  readonly href: string | null;
  /** One of the built-in world: its prices are invented, and there is nothing to bet on. */
  readonly isInvented: boolean;
};

/** Null where a page shows no betting. `linkBase` is the operator's (C7.15), null for none. */
export function toBettingView(policy: BettingPolicy, linkBase: string | null, nowSeconds: number): BettingView | null {
  const { market, minimumAge, notice, helpline } = policy;
  const isShown = policy.odds && market !== null;
  const odds = isShown ? { market, bookmakers: toBookmakers(policy, market, linkBase, nowSeconds) } : null;
  return odds === null && notice === null ? null : { minimumAge, notice, helpline, odds };
}

/** The first one is the main one (A3.06); when its licence has run out, the next one is. */
function toBookmakers(policy: BettingPolicy, market: string, linkBase: string | null, nowSeconds: number) {
  const shown = shownBookmakers(market, nowSeconds);
  return policy.bookmakerIds
    .flatMap((id) => shown.find((bookmaker) => bookmaker.id === id) ?? [])
    .map((bookmaker): ShownBookmaker => ({
      id: bookmaker.id,
      name: policy.logos ? bookmaker.name : null,
      // A link names its bookmaker.
      href: policy.logos && policy.links ? toHref(bookmaker, linkBase) : null,
      isInvented: isInvented(bookmaker.id),
    }));
}

/** The operator's link, the bookmaker's own site without one; a bad link is logged and left out (C8.04). */
function toHref({ id, site }: Bookmaker, linkBase: string | null): string | null {
  if (linkBase === null || site === null) return site;
  const link = toBookmakerLink({ base: linkBase, bookmakerId: id });
  if (link.ok) return link.href;
  console.error(`bookmaker link: ${link.reason}`);
  return null;
}
