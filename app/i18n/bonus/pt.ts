import type { BonusTexts } from "./fr.ts";

export const pt: BonusTexts = {
  title: "Bónus de boas-vindas",
  description: "As ofertas de boas-vindas das casas de apostas licenciadas onde está, com as suas condições.",
  hint: "Cada oferta é da casa de apostas, tal como ela a descreve. Leia as condições antes de se registar; um bónus não é dinheiro ganho.",
  until: (day) => `Válida até ${day}`,
  see: (name) => `Ver a oferta da ${name}`,
  link: "Bónus",
};
