import { describe, expect, it } from "vitest";
import { rulesFor } from "../../shared/betting/policy-for.ts";
import type { PlaceRules } from "../../shared/betting/policy.ts";
import { parsePlaceKey } from "../../shared/places/place.ts";
import { variantOf } from "../../variants/variant-of.ts";
import type { Variant } from "../../variants/variant.ts";
import { readAnswers } from "./answers.ts";
import { toVisitorsOfPlace } from "./visitors-of-place.ts";

const fr = variantOf("fr");
const nowSeconds = Date.UTC(2026, 10, 20) / 1000;

function visitorsOf(placeKey: string, changes: { rules?: Partial<PlaceRules>; variant?: Partial<Variant> } = {}) {
  const place = parsePlaceKey(placeKey);
  const rules = { ...rulesFor(place, nowSeconds, "fr"), ...changes.rules };
  return toVisitorsOfPlace({ place, rules }, { ...fr, ...changes.variant });
}
const policyOf = (visitors: ReturnType<typeof visitorsOf>, cookie: string | null) =>
  visitors.toVisitor(readAnswers(cookie)).policy;
const asking = { rules: { asksAge: true } };

describe("an age that is asked for", () => {
  it("[A5.06] is confirmed by a stored 1, refused by anything else that is stored, and unknown without", () => {
    const visitors = visitorsOf("FR:IDF", asking);
    expect(visitors.ageQuestion).toBe("FR-18");
    const of = (cookie: string | null) => {
      const { age, odds, market, bookmakerIds } = policyOf(visitors, cookie);
      return [age, odds, market, bookmakerIds.length > 0];
    };
    const open = ["confirmed", true, "fr", true];
    expect(of("tribune_age_FR-18=1")).toEqual(open);
    expect(of("a=b; tribune_age_FR-18=1; c=d")).toEqual(open);
    for (const value of ["0", "", "true", "11"])
      expect(of(`tribune_age_FR-18=${value}`)).toEqual(["refused", false, null, false]);
    for (const none of [null, "", "age_FR-18=1", "xtribune_age_FR-18=1", "tribune_age_FR=1", "tribune_age_FR-1=1"])
      expect(of(none)).toEqual(["unknown", false, null, false]);
  });

  it("[A5.06] is that of the place and of its limit: neither another place nor a younger limit counts", () => {
    const older = visitorsOf("FR", { rules: { ...rulesFor(parsePlaceKey("FR"), nowSeconds, null), asksAge: true } });
    expect(older.ageQuestion).toBe("FR-18");
    const open = { ...rulesFor(parsePlaceKey("FR"), nowSeconds, null).open, minimumAge: 21 };
    const raised = visitorsOf("FR", { rules: { asksAge: true, open } });
    expect(policyOf(raised, "tribune_age_FR-18=1").age).toBe("unknown");
    expect(policyOf(raised, "tribune_age_FR-21=1").age).toBe("confirmed");
    expect(policyOf(visitorsOf("RE", asking), "tribune_age_FR-18=1").age).toBe("unknown");
    expect(policyOf(visitorsOf("FR:974", asking), "tribune_age_RE-18=1").age).toBe("confirmed");
  });

  it("[A5.06] is asked for where the variant lists the place, and where nothing would be shown nowhere", () => {
    const ageConfirmation = { isEnabled: true, places: ["FR:2A", "BE"] };
    const variant = { footer: { ...fr.footer, ageConfirmation } };
    expect(visitorsOf("FR:2A", { variant }).ageQuestion).toBe("FR-18");
    expect(visitorsOf("FR:2B", { variant }).ageQuestion).toBeNull();
    expect(visitorsOf("BE", { variant }).ageQuestion).toBeNull();
    expect(visitorsOf("GB").ageQuestion).toBeNull();
    expect(visitorsOf("FR").ageQuestion).toBeNull();
  });

  it("[C6.03] leaves the notice of the place where it stands always", () => {
    expect(policyOf(visitorsOf("FR", asking), null).notice).not.toBeNull();
  });
});

describe("odds that are switched off", () => {
  it("[A5.06] [C6.03] are off for everybody, whatever the age, and the switch says so where there were any", () => {
    for (const cookie of ["tribune_odds=off", "tribune_age_FR-18=1; tribune_odds=off"]) {
      for (const visitors of [visitorsOf("FR"), visitorsOf("FR", asking)]) {
        const { odds, links, logos, market, bookmakerIds, oddsSwitch, age } = policyOf(visitors, cookie);
        expect([odds, links, logos, market, bookmakerIds, oddsSwitch]).toEqual([false, false, false, null, [], "off"]);
        expect(age).toBe("not-asked");
      }
    }
    expect(policyOf(visitorsOf("FR"), "tribune_odds=on").oddsSwitch).toBe("on");
    expect(policyOf(visitorsOf("BE"), "tribune_odds=off").oddsSwitch).toBeNull();
  });
});

describe("the operator's group", () => {
  it("[A3.06] is that of the place, joined to what its policy allows", () => {
    const bookmakerGroups = {
      "FR:2B": { bookmakerIds: [2], show_odds_comparison_tab: "0" },
      RE: { bookmakerIds: [99] },
      default: { bookmakerIds: [1] },
    };
    const of = (key: string) => policyOf(visitorsOf(key, { variant: { bookmakerGroups } }), null);
    expect(of("FR:2B")).toMatchObject({ bookmakerIds: [2], odds: true, flags: { show_odds_comparison_tab: false } });
    expect(of("FR:IDF")).toMatchObject({ bookmakerIds: [1], flags: { show_odds_comparison_tab: true } });
    // No bookmaker may be named there, whichever form the place's key has.
    for (const key of ["RE", "FR:RE", "FR:974"]) expect(of(key)).toMatchObject({ odds: false, market: null });
    expect(of("BE")).toMatchObject({ odds: false, bookmakerIds: [] });
  });
});

describe("the variant's markets", () => {
  it("[A3.06] leave the policy of a place as it is where the variant has its market", () => {
    for (const markets of ["all", ["gb", "fr"]] as const)
      expect(policyOf(visitorsOf("FR", { variant: { markets } }), null)).toMatchObject({ odds: true, market: "fr" });
  });

  it("[A3.06] leave nothing of betting where it does not, and nothing to switch off or to ask for", () => {
    const visitors = visitorsOf("FR", { ...asking, variant: { markets: ["gb"] } });
    expect(visitors.ageQuestion).toBeNull();
    const { odds, links, logos, market, bookmakerIds, oddsSwitch, notice } = policyOf(visitors, null);
    expect([odds, links, logos, market, bookmakerIds, oddsSwitch]).toEqual([false, false, false, null, [], null]);
    expect(notice).not.toBeNull();
  });
});
