import { finishMethods } from "../../../shared/texts/pl/finish-methods.ts";
import type { BoutTexts } from "./fr.ts";

export const pl: BoutTexts = {
  won: (name) => `wygrywa ${name}`,
  methods: finishMethods,
};
