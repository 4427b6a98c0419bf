import { describe, expect, it } from "vitest";
import { pushToDataLayer, toForwardedEntry, type TrackedPage } from "./data-layer.ts";
import { toAffiliateClick, toBannerClick, toDataLayerEntry, toScreenView } from "./tracking-event.ts";
import {
  affiliateClicks,
  bannerZones,
  themes,
  trackedCategories,
  trackedScreens,
} from "../../shared/accounts/tracking-names.ts";

const details = {
  label: "bonus",
  bookmakerId: "141",
  advertiserId: "7",
  affiliateId: "aff",
  creativeId: "c1",
  affiliateZoneId: "z",
  affiliateBannerId: "b",
};

describe("tracking", () => {
  it("[A2.01] names these screens", () => {
    expect(trackedScreens.join(" ")).toBe(
      "login registration password profile settings my_games my_leagues my_team search language_dialog tv_guide " +
        "onboarding match_detail odds_tab bonus_comparison_tab player_page news_subnavigation",
    );
    expect(toScreenView("tv_guide", { sport: "soccer" })).toEqual({
      event: "screen_view",
      "event-name": "tv_guide",
      "event-sport": "soccer",
    });
  });

  it("[A3.08] sends an event's fields under their wire names", () => {
    expect(
      toDataLayerEntry({
        event: "click",
        name: "star",
        sport: "tennis",
        timeSeconds: 1_763_674_000,
        value: 3,
        theme: "dark",
        userTheme: "default",
        userId: "5",
        bannerZoneId: "background",
        bannerPosition: "top",
        bannerId: "b1",
      }),
    ).toEqual({
      event: "click",
      "event-name": "star",
      "event-sport": "tennis",
      "event-time": 1_763_674_000,
      "event-value": 3,
      theme: "dark",
      "theme-user": "default",
      user_id: "5",
      bannerZoneId: "background",
      bannerPosition: "top",
      bannerId: "b1",
    });
  });

  it("[A3.08] adds the further fields of an affiliate click", () => {
    expect(toAffiliateClick("tv_icon", details, { sport: "soccer" })).toEqual({
      event: "affiliate_click",
      "event-name": "tv_icon",
      "event-sport": "soccer",
      label: "bonus",
      bookmaker_id: "141",
      advertiser_id: "7",
      aff_id: "aff",
      ad_creative_id: "c1",
      banner_zone_id: "z",
      banner_id: "b",
    });
  });

  it("[A3.08] numbers the categories", () => {
    expect(trackedCategories).toEqual({
      all: 0,
      live: 1,
      finished: 2,
      scheduled: 3,
      odds: 4,
      myGames: 5,
      tv: 8,
      audio: 9,
    });
  });

  it("[A9.04] knows two themes, seven banner zones and five affiliate clicks", () => {
    expect(themes).toEqual(["dark", "default"]);
    expect(bannerZones.join(" ")).toBe(
      "detail_content responsive_detail_fixed_bottom premium_square_mobile box_over_content detail_box_over_content " +
        "background fsnews_background",
    );
    expect(affiliateClicks.join(" ")).toBe("tournament_banner tv_streaming tv_icon live_icon creative_templates");
  });

  it("[A7.03] adds entries to the page's data layer and begins one where there is none", () => {
    const page: TrackedPage = {};
    const banner = toBannerClick(
      { bannerZoneId: "background", bannerPosition: "top", bannerId: "b1" },
      { sport: "golf" },
    );
    pushToDataLayer(page, banner);
    pushToDataLayer(page, { event: "second" });
    expect(page.dataLayer).toEqual([
      {
        event: "banner_click",
        "event-sport": "golf",
        bannerZoneId: "background",
        bannerPosition: "top",
        bannerId: "b1",
      },
      { event: "second" },
    ]);
  });

  it("[A7.03] is refused without a window", () => {
    expect(() => pushToDataLayer(undefined, { event: "banner_click" })).toThrow(
      "tracking of banner_click needs a window",
    );
  });

  it("[A7.03] forwards a TrackEvent message of another frame as an affiliate click", () => {
    const params = { "event-name": "live_icon", bookmaker_id: 141, aff_id: "aff", other: "x" };
    expect(toForwardedEntry({ type: "TrackEvent", params })).toEqual({
      event: "affiliate_click",
      "event-name": "live_icon",
      bookmaker_id: "141",
      aff_id: "aff",
    });
    expect(toForwardedEntry({ type: "TrackEvent", params: { aff_id: "a" } })).toMatchObject({
      "event-name": "creative_templates",
    });
  });

  it.each([
    null,
    "TrackEvent",
    { type: "resize", params: { aff_id: "a" } },
    { type: "TrackEvent" },
    { type: "TrackEvent", params: { aff_id: {} } },
  ])("[A7.03] forwards nothing from %j", (message) => {
    expect(toForwardedEntry(message)).toBeNull();
  });
});
