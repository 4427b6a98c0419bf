import { localDay } from "../day/day-words.ts";
import { parseIsoDay } from "../../../shared/basics/day.ts";
import { findRow } from "../../../shared/betting/policy-for.ts";
import type { Visitor } from "../../../shared/places/visitor.ts";
import type { Offer } from "../../../variants/banners.ts";
import type { Variant } from "../../../variants/variant.ts";
import { toBettingView } from "../legal/betting-view.ts";
import { toBookmakerHref } from "../odds/bookmaker-href.ts";

export type ShownOffer = Pick<Offer, "bookmakerId" | "title" | "terms" | "until"> & {
  readonly name: string;
  /** A picture on this site; null if the name is shown as text. */
  readonly logo: string | null;
  readonly href: string;
};

type OffersOf = {
  readonly variant: Pick<Variant, "lang" | "bookmakerLinkBase" | "offers" | "timeZone">;
  readonly visitor: Visitor;
  readonly nowSeconds: number;
};

/**
 * The offers that a visitor's place allows, of bookmakers to which it allows links. It returns none if the place bans advertising for
 * bonuses or the visitor has not yet confirmed a required age, and leaves out offers whose last day is over.
 */
export function toShownOffers({ variant, visitor, nowSeconds }: OffersOf): readonly ShownOffer[] {
  const { offers, bookmakerLinkBase } = variant;
  if (offers.length === 0 || findRow(visitor.place).row.bansBonuses === true) return [];
  const { policy } = visitor;
  const bookmakers = toBettingView(policy, variant, nowSeconds)?.odds?.bookmakers ?? [];
  // An offer's last day ends at midnight in the visitor's time zone.
  const today = localDay(nowSeconds, visitor.place.timeZone ?? variant.timeZone);
  return offers
    .filter(({ until }) => today <= (parseIsoDay(until) ?? 0))
    .flatMap((offer) => {
      const bookmaker = bookmakers.find(({ id }) => id === offer.bookmakerId);
      if (bookmaker === undefined || bookmaker.name === null || bookmaker.href === null) return [];
      const href = toBookmakerHref(bookmaker.id, bookmakerLinkBase, { from: "bonus" });
      const logo = policy.flags.logo_to_text_bonus ? null : (bookmaker.logo ?? null);
      return href === null ? [] : [{ ...offer, name: bookmaker.name, logo, href }];
    });
}
