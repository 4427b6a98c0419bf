import { finishMethods } from "../../../shared/texts/cs/finish-methods.ts";
import type { BoutTexts } from "./fr.ts";

export const cs: BoutTexts = {
  won: (name) => `vítěz: ${name}`,
  methods: finishMethods,
};
