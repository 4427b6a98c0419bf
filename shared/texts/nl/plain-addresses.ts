import type { PlainWords } from "../../addresses/plain-words.ts";

export const plainAddresses: PlainWords = {
  rooms: {
    legal: "juridisch",
    languages: "talen",
    rules: "waarom",
    countries: "landen",
    mine: "favorieten",
    widgets: "widgets",
    bonuses: "bonussen",
  },
  documents: { terms: "voorwaarden", privacy: "privacy", cookies: "cookies", gambling: "verantwoord-spelen" },
};
