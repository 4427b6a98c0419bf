import { finishMethods } from "../../../shared/texts/ar/finish-methods.ts";
import type { BoutTexts } from "./fr.ts";

export const ar: BoutTexts = {
  won: (name) => `فوز ${name}`,
  methods: finishMethods,
};
