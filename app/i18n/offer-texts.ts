import type { Language } from "../../shared/texts/languages.ts";

export type OfferTexts = { readonly text: (brand: string) => string; readonly close: string };

/** The offer of a language, in that language and not in the page's: so they are together, and loaded when it is due (C9.04). */
export const offerTexts: Readonly<Record<Language, OfferTexts>> = {
  fr: { text: (brand) => `${brand} est aussi en français.`, close: "Fermer" },
  en: { text: (brand) => `${brand} is also in English.`, close: "Close" },
  de: { text: (brand) => `${brand} gibt es auch auf Deutsch.`, close: "Schließen" },
  ar: { text: (brand) => `${brand} متاحة أيضًا بالعربية.`, close: "إغلاق" },
  cs: { text: (brand) => `${brand} je i v češtině.`, close: "Zavřít" },
  es: { text: (brand) => `${brand} también está en español.`, close: "Cerrar" },
  it: { text: (brand) => `${brand} è anche in italiano.`, close: "Chiudi" },
  nl: { text: (brand) => `${brand} is er ook in het Nederlands.`, close: "Sluiten" },
  pl: { text: (brand) => `${brand} jest też po polsku.`, close: "Zamknij" },
  pt: { text: (brand) => `${brand} também está em português.`, close: "Fechar" },
};
