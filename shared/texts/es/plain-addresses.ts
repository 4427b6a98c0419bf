import type { PlainWords } from "../../addresses/plain-words.ts";

export const plainAddresses: PlainWords = {
  rooms: {
    legal: "aviso-legal",
    languages: "idiomas",
    rules: "por-que",
    countries: "paises",
    mine: "favoritos",
    widgets: "widgets",
    bonuses: "bonos",
  },
  documents: { terms: "condiciones", privacy: "privacidad", cookies: "cookies", gambling: "juego-responsable" },
};
