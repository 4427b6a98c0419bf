import { expect, it } from "vitest";
import { intlTag } from "../../../../shared/texts/intl-tag.ts";
import { languages } from "../../../../shared/texts/languages.ts";
import { toLocalCount, toLocalFigure } from "./figure.ts";

it.each(languages)("figures in %s are written as Intl writes them", (lang) => {
  const format = new Intl.NumberFormat(intlTag(lang), { style: "percent", minimumFractionDigits: 1 });
  const bare = (text: string) => text.replaceAll(/\p{Bidi_Control}/gu, "").replaceAll(/\s/g, " ");
  expect(bare(toLocalFigure("54.5%", lang))).toBe(bare(format.format(0.545)));
});

it("parts the thousands of a count as each language does", () => {
  expect((["en", "de", "fr", "ar"] as const).map((lang) => toLocalCount("1 584 000", lang))).toEqual([
    "1,584,000",
    "1.584.000",
    "1\u202f584\u202f000",
    "1,584,000",
  ]);
});
