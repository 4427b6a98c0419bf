import { load as loadStatuses, type Texts as StatusTexts } from "#texts/domain/participantStatuses.js";
import { load, type Texts } from "#texts/match/field.js";
import { defineTexts } from "./texts.ts";

/** `stops` say why a starter has no place. */
export type FieldTexts = Texts & { readonly stops: StatusTexts };

/** The texts of races and tournaments. */
export const fieldTexts = defineTexts(async (lang): Promise<FieldTexts> => {
  const [field, stops] = await Promise.all([load[lang](), loadStatuses[lang]()]);
  return { ...field, stops };
});
