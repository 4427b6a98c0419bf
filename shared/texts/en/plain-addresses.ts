import type { PlainWords } from "../../addresses/plain-words.ts";

export const plainAddresses: PlainWords = {
  rooms: {
    legal: "legal",
    languages: "languages",
    rules: "why",
    countries: "countries",
    mine: "favourites",
    widgets: "widgets",
    bonuses: "bonuses",
  },
  documents: { terms: "terms", privacy: "privacy", cookies: "cookies", gambling: "responsible-gambling" },
};
