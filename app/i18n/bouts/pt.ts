import { finishMethods } from "../../../shared/texts/pt/finish-methods.ts";
import type { BoutTexts } from "./fr.ts";

export const pt: BoutTexts = {
  won: (name) => `vence ${name}`,
  methods: finishMethods,
};
