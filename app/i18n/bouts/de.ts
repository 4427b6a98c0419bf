import { finishMethods } from "../../../shared/texts/de/finish-methods.ts";
import type { BoutTexts } from "./fr.ts";

export const de: BoutTexts = {
  won: (name) => `${name} gewinnt`,
  methods: finishMethods,
};
