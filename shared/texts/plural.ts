/** Languages in which a few of a thing (2, 3, 4, in Polish 22 too) have a form of their own, which each text must give. */
type LanguageWithFew = "cs" | "pl";

/** Arabic has a form for none, one, two, a few (3–10), many (11–99) and others (100, fractions), and says each. */
type LanguageWithAll = "ar";

/** What a language has a rule for and a text no form, it says with `other`: Polish "many", Czech fractions. */
type Forms<L extends string> = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
} & (L extends LanguageWithFew ? { readonly one: string; readonly few: string } : unknown) &
  (L extends LanguageWithAll ? Readonly<Record<Intl.LDMLPluralRule, string>> : unknown);

/** Chooses the form that a language wants for a number. The rules are made with the first number: texts are loaded while a page starts. */
export function createPlural<L extends string>(lang: L): (count: number, forms: Forms<L>) => string {
  let rules: Intl.PluralRules | null = null;
  return (count, forms) => {
    rules ??= new Intl.PluralRules(lang);
    return forms[rules.select(count)] ?? forms.other;
  };
}
