import { finishMethods } from "../../../shared/texts/nl/finish-methods.ts";
import type { BoutTexts } from "./fr.ts";

export const nl: BoutTexts = {
  won: (name) => `${name} wint`,
  methods: finishMethods,
};
