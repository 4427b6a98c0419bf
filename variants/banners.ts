import { bannerZones, type BannerZone } from "../shared/accounts/tracking-names.ts";

/** The place of a banner: a zone (A9.04), or the tenth place of a visitor's own leagues (C2.04). */
export const bannerPlaces = [...bannerZones, "my_leagues"] as const;
export type BannerPlace = BannerZone | "my_leagues";

/** A banner of the operator's own. Several banners of one place take turns. */
export type Banner = {
  readonly place: BannerPlace;
  /** Stable, for tracking. */
  readonly id: string;
  /** The banner's text; with a picture, the text in the picture. */
  readonly text: string;
  /** A picture of the site itself ("/banners/name.webp") in the size of its place; null for the text alone. */
  readonly image: string | null;
  /** The banner's link: an https address or a path of the site. A bookmaker's banner links wherever its other links do. */
  readonly target: { readonly href: string } | { readonly bookmakerId: number };
};

/** A bookmaker's offer to new customers, as its operator writes it for one market. */
export type Offer = {
  readonly bookmakerId: number;
  /** "100 € offerts", in the words of the bookmaker. */
  readonly title: string;
  /** The terms that the market requires beside the offer. */
  readonly terms: string;
  /** ISO date of its last day. */
  readonly until: string;
};
