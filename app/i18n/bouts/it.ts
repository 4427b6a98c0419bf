import { finishMethods } from "../../../shared/texts/it/finish-methods.ts";
import type { BoutTexts } from "./fr.ts";

export const it: BoutTexts = {
  won: (name) => `vince ${name}`,
  methods: finishMethods,
};
