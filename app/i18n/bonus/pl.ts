import type { BonusTexts } from "./fr.ts";

export const pl: BonusTexts = {
  title: "Bonusy powitalne",
  description: "Oferty powitalne bukmacherów z licencją tam, gdzie jesteś, wraz z warunkami.",
  hint: "Każda oferta pochodzi od bukmachera i jest przez niego opisana. Przeczytaj warunki przed rejestracją; bonus to nie wygrane pieniądze.",
  until: (day) => `Ważne do ${day}`,
  see: (name) => `Zobacz ofertę ${name}`,
  link: "Bonusy",
};
