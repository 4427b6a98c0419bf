import type { AffiliateClick, Theme, TrackedScreen } from "../../shared/accounts/tracking-names.ts";

// Wire names of a tracking event's fields, in order (A3.08).
const eventFields = {
  event: "event",
  name: "event-name",
  sport: "event-sport",
  timeSeconds: "event-time",
  value: "event-value",
  /** The theme that the page shows. */
  theme: "theme",
  /** The theme that the visitor chose. */
  userTheme: "theme-user",
  userId: "user_id",
  bannerZoneId: "bannerZoneId",
  bannerPosition: "bannerPosition",
  bannerId: "bannerId",
} as const;

// The further fields of an affiliate click.
const affiliateFields = {
  label: "label",
  bookmakerId: "bookmaker_id",
  advertiserId: "advertiser_id",
  affiliateId: "aff_id",
  creativeId: "ad_creative_id",
  affiliateZoneId: "banner_zone_id",
  affiliateBannerId: "banner_id",
} as const;

export type TrackingEvent = {
  readonly event: string;
  readonly name?: string;
  readonly sport?: string;
  readonly timeSeconds?: number;
  readonly value?: string | number;
  readonly theme?: Theme;
  readonly userTheme?: Theme;
  readonly userId?: string;
  /** A zone (A9.04), or another place of the page. */
  readonly bannerZoneId?: string;
  readonly bannerPosition?: string;
  readonly bannerId?: string;
};

export type AffiliateDetails = { readonly [Field in keyof typeof affiliateFields]?: string };

/** An entry of the page's data layer. Values are texts and numbers; a field that an event lacks is left out. */
export type DataLayerEntry = Readonly<Record<string, string | number>>;

export const toDataLayerEntry = (event: TrackingEvent): DataLayerEntry => named(event, eventFields);

export const toScreenView = (screen: TrackedScreen, event: Omit<TrackingEvent, "event" | "name">): DataLayerEntry =>
  toDataLayerEntry({ ...event, event: "screen_view", name: screen });

export const toBannerClick = (
  banner: Required<Pick<TrackingEvent, "bannerZoneId" | "bannerPosition" | "bannerId">>,
  event: Omit<TrackingEvent, "event">,
): DataLayerEntry => toDataLayerEntry({ ...event, ...banner, event: "banner_click" });

export const toAffiliateClick = (
  click: AffiliateClick,
  details: AffiliateDetails,
  event: Omit<TrackingEvent, "event" | "name"> = {},
): DataLayerEntry => ({
  ...toDataLayerEntry({ ...event, event: "affiliate_click", name: click }),
  ...named(details, affiliateFields),
});

/** The affiliate details that an entry of unknown shape has under their wire names. */
export function parseAffiliateDetails(input: Readonly<Record<string, unknown>>): AffiliateDetails {
  const details: [string, string][] = [];
  for (const [field, wireName] of Object.entries(affiliateFields)) {
    const value = Object.hasOwn(input, wireName) ? input[wireName] : undefined;
    if (typeof value === "string" || typeof value === "number") details.push([field, String(value)]);
  }
  return Object.fromEntries(details);
}

function named(
  values: Readonly<Record<string, string | number | undefined>>,
  names: Readonly<Record<string, string>>,
): DataLayerEntry {
  const entries = Object.entries(names).flatMap(([field, wireName]) => {
    const value = values[field];
    return value === undefined ? [] : [[wireName, value] as const];
  });
  return Object.fromEntries(entries);
}
