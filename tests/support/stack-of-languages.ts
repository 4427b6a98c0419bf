import type { Stack } from "../../scripts/stack.ts";
import { languages, type Language } from "../../shared/texts/languages.ts";
import type { Variant } from "../../variants/variant.ts";
import { variants } from "../../variants/variant-of.ts";
import { startTestStack, untilProcessEnds } from "./stack.ts";

/** A variant in a language; the one of the language's own folder where there is one. */
export function variantIn(lang: Language): Variant {
  const found = variants.find(({ id }) => id === lang) ?? variants.find((variant) => variant.lang === lang);
  if (found === undefined) throw new Error(`no variant is in ${lang}`);
  return found;
}

export const hostOf = (lang: Language): string => `${variantIn(lang).id}.tribune.test`;

let stack: Promise<Stack> | null = null;

/** One stack for all languages, each at a host of its own: a stack for each would take as long as the tests in it. */
export function stackOfLanguages(): Promise<Stack> {
  const vars = {
    VARIANT: languages.map((lang) => variantIn(lang).folder).join(","),
    SITE_ORIGIN: languages.map((lang) => `${variantIn(lang).id}=http://${hostOf(lang)}`).join(" "),
  };
  stack ??= untilProcessEnds(startTestStack({ vars }));
  return stack;
}
