import type { BonusTexts } from "./fr.ts";

export const de: BonusTexts = {
  title: "Willkommensboni",
  description: "Die Willkommensangebote der an Ihrem Ort zugelassenen Wettanbieter, mit ihren Bedingungen.",
  hint: "Jedes Angebot ist das des Anbieters, wie er es beschreibt. Lesen Sie die Bedingungen, bevor Sie sich anmelden; ein Bonus ist kein gewonnenes Geld.",
  until: (day) => `Gültig bis ${day}`,
  see: (name) => `Angebot von ${name} ansehen`,
  link: "Boni",
};
