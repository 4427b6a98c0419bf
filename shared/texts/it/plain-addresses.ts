import type { PlainWords } from "../../addresses/plain-words.ts";

export const plainAddresses: PlainWords = {
  rooms: {
    legal: "note-legali",
    languages: "lingue",
    rules: "perche",
    countries: "paesi",
    mine: "preferiti",
    widgets: "widget-per-siti",
    bonuses: "bonus",
  },
  documents: { terms: "condizioni", privacy: "privacy", cookies: "cookie", gambling: "gioco-responsabile" },
};
