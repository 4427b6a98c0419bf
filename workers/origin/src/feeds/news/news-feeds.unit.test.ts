import { expect, it } from "vitest";
import { feeIn } from "./news-feeds.ts";

it("writes a fee as each language does, and leaves alone what is printed otherwise", () => {
  const fees = (["fr", "en", "de", "es", "ar"] as const).map((lang) => feeIn("12,5 M€", lang).replaceAll(/\s/g, " "));
  expect(fees).toEqual(["12,5 M€", "€12.5M", "12,5 Mio. €", "12,5 M€", "12.5 مليون €"]);
  expect(["", "£3m", "undisclosed"].map((printed) => feeIn(printed, "en"))).toEqual(["", "£3m", "undisclosed"]);
});
