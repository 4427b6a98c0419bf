import { finishMethods } from "../../../shared/texts/es/finish-methods.ts";
import type { BoutTexts } from "./fr.ts";

export const es: BoutTexts = {
  won: (name) => `gana ${name}`,
  methods: finishMethods,
};
