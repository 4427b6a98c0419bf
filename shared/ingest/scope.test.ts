import { describe, expect, it } from "vitest";
import { isInScope, isOfScope } from "./scope.ts";

const league = { tournamentId: "1Tourn00", templateId: "1Templ00" };
const scopeOf = (competitions: "all" | readonly string[]) =>
  ({ sports: "all", competitions, records: "all", others: false }) as const;

describe("a provider's scope", () => {
  it("holds what it names, or everything", () => {
    expect([isInScope("all", 7), isInScope([1, 2], 2), isInScope([1, 2], 7), isInScope([], 1)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("names competitions by their tournament or by their template", () => {
    expect(
      [["1Tourn00"], ["1Templ00"], ["1Other00"], [], "all" as const].map((ids) => isOfScope(scopeOf(ids), league)),
    ).toEqual([true, true, false, false, true]);
  });
});
