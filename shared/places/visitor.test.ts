import { expect, it } from "vitest";
import { unknownVisitor } from "./visitor.ts";

it("[C6.03] a visitor of whom nothing is known may see no betting", () => {
  expect(unknownVisitor.policy).toMatchObject({ odds: false, links: false, logos: false, market: null });
});
