import { createPlural } from "../plural.ts";

/** A noun by number: none, one and two are said without a figure, the others stand behind it. */
export type Noun = Readonly<Record<Intl.LDMLPluralRule, string>>;

const plural = createPlural("ar");

/** "لا مباريات", "مباراة واحدة", "مباراتان", "3 مباريات", "11 مباراة", "100 مباراة". */
export const counted = (count: number, noun: Noun): string =>
  plural(count, {
    ...noun,
    few: `${count} ${noun.few}`,
    many: `${count} ${noun.many}`,
    other: `${count} ${noun.other}`,
  });

/** The nouns that several rooms count. */
export const nouns = {
  match: { zero: "لا مباريات", one: "مباراة واحدة", two: "مباراتان", few: "مباريات", many: "مباراة", other: "مباراة" },
  competition: { zero: "لا بطولات", one: "بطولة واحدة", two: "بطولتان", few: "بطولات", many: "بطولة", other: "بطولة" },
  goal: { zero: "لا أهداف", one: "هدف واحد", two: "هدفان", few: "أهداف", many: "هدفًا", other: "هدف" },
  point: { zero: "لا نقاط", one: "نقطة واحدة", two: "نقطتان", few: "نقاط", many: "نقطة", other: "نقطة" },
  place: { zero: "بلا تغيير", one: "مركز واحد", two: "مركزان", few: "مراكز", many: "مركزًا", other: "مركز" },
  minute: { zero: "0 دقيقة", one: "دقيقة واحدة", two: "دقيقتان", few: "دقائق", many: "دقيقة", other: "دقيقة" },
} satisfies Readonly<Record<string, Noun>>;
