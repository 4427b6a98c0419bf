const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: "st", two: "nd", few: "rd" };

/** "1st", "2nd", "3rd", "11th". */
export const ordinal = (rank: number): string => `${rank}${endings[ordinals.select(rank)] ?? "th"}`;
