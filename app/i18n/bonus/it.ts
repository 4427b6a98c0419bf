import type { BonusTexts } from "./fr.ts";

export const it: BonusTexts = {
  title: "Bonus di benvenuto",
  description: "Le offerte di benvenuto dei bookmaker autorizzati dove ti trovi, con le loro condizioni.",
  hint: "Ogni offerta è del bookmaker, così come la descrive. Leggi le condizioni prima di iscriverti; un bonus non è denaro vinto.",
  until: (day) => `Valida fino al ${day}`,
  see: (name) => `Vedi l’offerta di ${name}`,
  link: "Bonus",
};
