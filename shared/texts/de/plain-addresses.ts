import type { PlainWords } from "../../addresses/plain-words.ts";

export const plainAddresses: PlainWords = {
  rooms: {
    legal: "rechtliches",
    languages: "sprachen",
    rules: "warum",
    countries: "laender",
    mine: "favoriten",
    widgets: "widgets",
    bonuses: "boni",
  },
  documents: { terms: "nutzung", privacy: "datenschutz", cookies: "cookies", gambling: "spielerschutz" },
};
