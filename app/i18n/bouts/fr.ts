import { finishMethods } from "../../../shared/texts/fr/finish-methods.ts";
/** How bouts end. */
export const fr = {
  won: (name: string) => `${name} l’emporte`,
  methods: finishMethods,
};

export type BoutTexts = typeof fr;
