import type { PlainWords } from "../../addresses/plain-words.ts";

export const plainAddresses: PlainWords = {
  rooms: {
    legal: "informacao-legal",
    languages: "linguas",
    rules: "porque",
    countries: "paises",
    mine: "favoritos",
    widgets: "widgets",
    bonuses: "bonus",
  },
  documents: { terms: "condicoes", privacy: "privacidade", cookies: "cookies", gambling: "jogo-responsavel" },
};
