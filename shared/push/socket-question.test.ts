import * as fc from "fast-check";
import { expect, it } from "vitest";
import { parseSocketQuestion, toSocketPath } from "./socket-question.ts";

it("[P7] reaches the push Worker as the site asked it, whatever the client sent", () => {
  const written = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom('","market":"fr', "&question=", "%22", "#", "u_1_1:0"),
  );
  const questions = fc.record({
    version: fc.option(written),
    joins: fc.array(written),
    market: fc.option(fc.constantFrom("fr", "uk")),
    address: fc.option(fc.ipV6()),
    continent: fc.option(fc.constantFrom("EU", "NA")),
  });
  fc.assert(
    fc.property(questions, (question) => {
      const { searchParams } = new URL(toSocketPath(question), "https://push.invalid");
      expect(parseSocketQuestion(searchParams.get("question") ?? "")).toEqual(question);
    }),
  );
});
