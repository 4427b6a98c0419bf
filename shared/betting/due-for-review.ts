import type { Bookmaker } from "./bookmaker.ts";
import type { PolicyRow, Wording } from "./policy-row.ts";

const dayMs = 86_400_000;
/** Days until the next review of a row, by our confidence in it. */
const daysBetween = { high: 365, medium: 182, low: 91 } as const;
/** A licence is renewed before it ends, so the operator hears of it this long before. */
const daysBeforeEnd = 90;

const wordingKind = ({ evidence }: Wording) => (evidence === "read" ? "wording" : "unconfirmed wording");

type Reviewed = Pick<PolicyRow, "group" | "places" | "confidence" | "checkedOn" | "source" | "notices">;
type Licensed = Pick<Bookmaker, "name" | "market" | "licenceUntil">;

/**
 * Lists the entries that an operator has to review, a line each, the most urgent first: policies and wordings by their age
 * and confidence, licences by their end.
 * @param today ISO date
 */
export function dueForReview(
  rows: readonly Reviewed[],
  bookmakers: readonly Licensed[],
  today: string,
): readonly string[] {
  const todayMs = Date.parse(today);
  const daysUntil = (date: string) => Math.round((Date.parse(date) - todayMs) / dayMs);
  const reviews = rows.flatMap(({ group, places, confidence, checkedOn, source, notices }) => {
    const of = `${group} (${places.join(", ")})`;
    const policy = { checkedOn, text: `policy of ${of}`, source };
    const checked = [policy, ...notices.map((notice) => ({ ...notice, text: `${wordingKind(notice)} of ${of}` }))];
    return checked.map((each) => ({
      days: daysUntil(each.checkedOn) + daysBetween[confidence],
      line: `${each.text}, ${confidence} confidence, last looked up on ${each.checkedOn}: ${each.source}`,
    }));
  });
  const licences = bookmakers.map(({ name, market, licenceUntil }) => ({
    days: daysUntil(licenceUntil) - daysBeforeEnd,
    line:
      daysUntil(licenceUntil) < 0
        ? `licence of ${name} in "${market}" ended on ${licenceUntil}: it is shown nowhere`
        : `licence of ${name} in "${market}" ends on ${licenceUntil}`,
  }));
  return [...reviews, ...licences]
    .filter(({ days }) => days <= 0)
    .toSorted((a, b) => a.days - b.days)
    .map(({ line }) => line);
}
