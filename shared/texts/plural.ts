/** Languages in which a few of a thing (2, 3, 4, in Polish 22 too) have a form of their own, which each text must give. */
type LanguageWithFew = "cs" | "pl";

/** Arabic has a form for zero, one, two, a few (3–10), many (11–99) and others (100, fractions); its texts give all six. */
type LanguageWithAll = "ar";

/** The forms of a text. If it lacks the form of one of the language's plural rules, it uses `other`: Polish "many", Czech fractions. */
type Forms<L extends string> = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
} & (L extends LanguageWithFew ? { readonly one: string; readonly few: string } : unknown) &
  (L extends LanguageWithAll ? Readonly<Record<Intl.LDMLPluralRule, string>> : unknown);

/** Chooses the form that a language needs for a number. Creates the rules at the first call, because texts load while a page starts. */
export function createPlural<L extends string>(lang: L): (count: number, forms: Forms<L>) => string {
  let rules: Intl.PluralRules | null = null;
  return (count, forms) => {
    rules ??= new Intl.PluralRules(lang);
    return forms[rules.select(count)] ?? forms.other;
  };
}
