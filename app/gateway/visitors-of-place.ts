import { isAgeConfirmationRequired } from "../../shared/accounts/age-confirmation.ts";
import { withGroup } from "../../shared/betting/flags.ts";
import { geoGroupFor } from "../../shared/betting/geo-groups.ts";
import type { BettingPolicy } from "../../shared/betting/policy.ts";
import type { LocatedVisitor, Visitor } from "../../shared/places/visitor.ts";
import type { Variant } from "../../variants/variant.ts";
import { ageQuestionOf, type Answers } from "./answers.ts";

/** The few kinds of visitor at one place, which differ by their choices about betting (docs/adr/030). */
export type VisitorsOfPlace = {
  /** The age question that must be confirmed before any betting content is sent; null where there is none. */
  readonly ageQuestion: string | null;
  readonly toVisitor: (answers: Answers) => Visitor;
};

/** @param variant the markets that its operator has, the groups of flags, and the places where it asks for an age itself */
export function toVisitorsOfPlace(
  { place, rules }: LocatedVisitor,
  { markets, bookmakerGroups, footer }: Pick<Variant, "markets" | "bookmakerGroups" | "footer">,
): VisitorsOfPlace {
  const { silent } = rules;
  const joined = withGroup(rules.open, geoGroupFor(bookmakerGroups, place));
  const hasMarket = joined.market !== null && (markets === "all" || markets.includes(joined.market));
  // No odds can be shown where no bookmaker of the operator's group is allowed.
  const open = hasMarket && joined.bookmakerIds.length > 0 ? joined : silent;
  const asksAge = rules.asksAge || isAgeConfirmationRequired(footer.ageConfirmation, place);
  // The question is pointless where no odds would be shown after it.
  const ageQuestion = asksAge && open.odds ? ageQuestionOf(rules.placeKey, open.minimumAge) : null;
  const of = (policy: BettingPolicy): Visitor => ({ place, policy });
  const shown = of({ ...open, age: ageQuestion === null ? "not-asked" : "confirmed" });
  // Visitors who have switched odds off do not see the age question.
  const off = of({ ...silent, age: "not-asked", oddsSwitch: open.odds ? "off" : null });
  const unknown = of({ ...silent, age: "unknown", oddsSwitch: null });
  const refused = of({ ...silent, age: "refused", oddsSwitch: null });
  return {
    ageQuestion,
    toVisitor({ ageOf, isOddsOff }) {
      if (isOddsOff) return off;
      if (ageQuestion === null) return shown;
      const stored = ageOf(ageQuestion);
      return stored === null ? unknown : stored === "1" ? shown : refused;
    },
  };
}
