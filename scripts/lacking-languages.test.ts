import { expect, it } from "vitest";
import { lackingOfLanguages } from "./lacking-languages.ts";

it("finds no text that a language lacks, of the site or of the feeds", async () => {
  expect(await lackingOfLanguages()).toEqual([]);
});
