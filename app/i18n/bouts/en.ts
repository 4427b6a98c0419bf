import { finishMethods } from "../../../shared/texts/en/finish-methods.ts";
import type { BoutTexts } from "./fr.ts";

export const en: BoutTexts = {
  won: (name) => `${name} wins`,
  methods: finishMethods,
};
