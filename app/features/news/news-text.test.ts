import { expect, it } from "vitest";
import { newsText } from "./news-text.ts";

it("keeps a score on one line", () => {
  expect(newsText("Lens bat Lyon (2-1)", "fr")).toBe("Lens bat Lyon (2\u20111)");
  expect(newsText("Saint-Étienne", "fr")).toBe("Saint-Étienne");
});

it("keeps Latin names together on a page from right to left, their full stops behind them", () => {
  expect(newsText("فوز Bublik A. على De Minaur A. (2-1)", "ar")).toBe(
    "فوز \u2068Bublik A.\u2069 على \u2068De Minaur A.\u2069 (\u20682\u20111\u2069)",
  );
});
