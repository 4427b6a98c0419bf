import { bannerZones, type BannerZone } from "../shared/account/tracking-names.ts";

/** Where a banner stands: a zone (A9.04), or the tenth place of a visitor's own leagues (C2.04). */
export const bannerPlaces = [...bannerZones, "my_leagues"] as const;
export type BannerPlace = BannerZone | "my_leagues";

/** A banner of the operator's own. Several of one place take turns. */
export type Banner = {
  readonly place: BannerPlace;
  /** Stable, for tracking. */
  readonly id: string;
  /** What it says; behind a picture, what the picture says. */
  readonly text: string;
  /** A picture of the site itself ("/banners/name.webp") in the size of its place; null for the text alone. */
  readonly image: string | null;
  /** Where it leads: an address of https or a path of the site. A bookmaker's banner leads where its links do. */
  readonly target: { readonly href: string } | { readonly bookmakerId: number };
};

/** What a bookmaker offers to who begins there, as its operator writes it for one market. */
export type Offer = {
  readonly bookmakerId: number;
  /** "100 € offerts", in the words of the bookmaker. */
  readonly title: string;
  /** The terms that its market wants beside the offer. */
  readonly terms: string;
  /** ISO date of its last day. */
  readonly until: string;
};
