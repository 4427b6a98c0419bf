import type { BonusTexts } from "./fr.ts";

export const es: BonusTexts = {
  title: "Bonos de bienvenida",
  description: "Las ofertas de bienvenida de las casas de apuestas con licencia donde estás, con sus condiciones.",
  hint: "Cada oferta es de la casa de apuestas, tal como la describe. Lee sus condiciones antes de registrarte; un bono no es dinero ganado.",
  until: (day) => `Válido hasta el ${day}`,
  see: (name) => `Ver la oferta de ${name}`,
  link: "Bonos",
};
