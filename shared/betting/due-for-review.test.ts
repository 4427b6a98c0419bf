import { expect, it } from "vitest";
import type { Wording } from "./policy-row.ts";
import { dueForReview } from "./due-for-review.ts";

const row = (changes: Partial<Parameters<typeof dueForReview>[0][number]> = {}) => ({
  group: "FR",
  places: ["FR", "GP"],
  confidence: "medium" as const,
  checkedOn: "2026-11-20",
  source: "https://law.example",
  notices: [],
  ...changes,
});
const notice = { checkedOn: "2026-01-01", source: "https://wording.example", evidence: "read" } as Wording;
const draft = { ...notice, evidence: "to-confirm" } as const;

it.each([
  ["high", "2027-11-19", "2027-11-20"],
  ["medium", "2027-05-20", "2027-05-21"],
  ["low", "2027-02-18", "2027-02-19"],
] as const)("asks for a policy of %s confidence not on %s, but on %s", (confidence, before, due) => {
  expect(dueForReview([row({ confidence })], [], before)).toEqual([]);
  expect(dueForReview([row({ confidence })], [], due)).toEqual([
    `policy of FR (FR, GP), ${confidence} confidence, last looked up on 2026-11-20: https://law.example`,
  ]);
});

it("asks for a wording by its own date and source", () => {
  expect(dueForReview([row({ notices: [notice, draft] })], [], "2026-11-21")).toEqual([
    "wording of FR (FR, GP), medium confidence, last looked up on 2026-01-01: https://wording.example",
    "unconfirmed wording of FR (FR, GP), medium confidence, last looked up on 2026-01-01: https://wording.example",
  ]);
});

it("asks for a licence three months before its end, says when one has ended, and has the most urgent first", () => {
  const licence = (name: string, licenceUntil: string) => ({ name, market: "fr", licenceUntil });
  const licences = [licence("Late", "2027-02-20"), licence("Soon", "2027-02-19"), licence("Over", "2026-11-20")];
  expect(dueForReview([], licences, "2026-11-21")).toEqual([
    'licence of Over in "fr" ended on 2026-11-20: it is shown nowhere',
    'licence of Soon in "fr" ends on 2027-02-19',
  ]);
});
