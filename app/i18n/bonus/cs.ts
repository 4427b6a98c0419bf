import type { BonusTexts } from "./fr.ts";

export const cs: BonusTexts = {
  title: "Uvítací bonusy",
  description: "Uvítací nabídky sázkových kanceláří s licencí tam, kde jste, i s jejich podmínkami.",
  hint: "Každá nabídka je nabídkou sázkové kanceláře tak, jak ji sama popisuje. Před registrací si přečtěte podmínky; bonus nejsou vyhrané peníze.",
  until: (day) => `Platí do ${day}`,
  see: (name) => `Zobrazit nabídku: ${name}`,
  link: "Bonusy",
};
