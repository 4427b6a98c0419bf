import { load as loadAll, type Texts } from "#texts/account.js";
import type { Language } from "../../shared/texts/languages.ts";
import { defineTexts } from "./texts.ts";

/** `errors` are those of the account service, `faults` those of a form's fields. */
export type AccountTexts = Texts["account"] & { readonly errors: Texts["errors"]; readonly faults: Texts["forms"] };

export async function loadAccountTexts(lang: Language): Promise<AccountTexts> {
  const { account, errors, forms } = await loadAll[lang]();
  return { ...account, errors, faults: forms };
}

/** The texts of accounts, for their windows; the pages without scripts are written by the gateway. */
export const accountTexts = defineTexts(loadAccountTexts);
