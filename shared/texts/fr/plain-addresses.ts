import type { PlainWords } from "../../addresses/plain-words.ts";

export const plainAddresses: PlainWords = {
  rooms: {
    legal: "infos-legales",
    languages: "langues",
    rules: "pourquoi",
    countries: "pays",
    mine: "favoris",
    widgets: "widgets",
    bonuses: "bonus",
  },
  documents: { terms: "conditions", privacy: "confidentialite", cookies: "cookies", gambling: "jeu-responsable" },
};
