import { describe, expect, it } from "vitest";
import { isFooterNoticeShown, isGambleResponsiblyLinkShown, isMobileLinkShown } from "./footer.ts";

const page = { isBookmakerAvailable: true, isBookmakerClickable: true, showsBetting: false };

describe("the footer", () => {
  it("[A6.02] drops the notice where the bookmaker is unavailable or may not be clicked", () => {
    expect(isFooterNoticeShown(page)).toBe(true);
    expect(isFooterNoticeShown({ ...page, isBookmakerAvailable: false })).toBe(false);
    expect(isFooterNoticeShown({ ...page, isBookmakerClickable: false })).toBe(false);
  });

  it("keeps the notice on a page that shows anything of betting", () => {
    expect(isFooterNoticeShown({ isBookmakerAvailable: false, isBookmakerClickable: false, showsBetting: true })).toBe(
      true,
    );
  });

  it("[A6.02] drops the gamble-responsibly link while a required age confirmation is missing", () => {
    expect(isGambleResponsiblyLinkShown(true)).toBe(false);
    expect(isGambleResponsiblyLinkShown(false)).toBe(true);
  });

  it("[A6.02] hides the mobile link where the operator says so", () => {
    const restricted = ["BE", "FR:RE"];
    expect(isMobileLinkShown(restricted, { country: "BE", subdivision: null })).toBe(false);
    expect(isMobileLinkShown(restricted, { country: "FR", subdivision: "RE" })).toBe(false);
    expect(isMobileLinkShown(restricted, { country: "FR", subdivision: "IDF" })).toBe(true);
    expect(isMobileLinkShown(restricted, { country: null, subdivision: null })).toBe(true);
  });
});
