import type { PlainWords } from "../../addresses/plain-words.ts";

export const plainAddresses: PlainWords = {
  rooms: {
    legal: "informacje-prawne",
    languages: "jezyki",
    rules: "dlaczego",
    countries: "kraje",
    mine: "ulubione",
    widgets: "widzety",
    bonuses: "bonusy",
  },
  documents: { terms: "regulamin", privacy: "prywatnosc", cookies: "cookies", gambling: "odpowiedzialna-gra" },
};
