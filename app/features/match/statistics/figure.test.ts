import { expect, it } from "vitest";
import { intlTag } from "../../../../shared/texts/intl-tag.ts";
import { languages } from "../../../../shared/texts/languages.ts";
import { toLocalFigure } from "./figure.ts";

it.each(languages)("figures in %s are written as Intl writes them", (lang) => {
  const format = new Intl.NumberFormat(intlTag(lang), { style: "percent", minimumFractionDigits: 1 });
  const bare = (text: string) => text.replaceAll(/\p{Bidi_Control}/gu, "").replaceAll(/\s/g, " ");
  expect(bare(toLocalFigure("54.5%", lang))).toBe(bare(format.format(0.545)));
});
