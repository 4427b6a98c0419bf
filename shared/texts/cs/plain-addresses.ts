import type { PlainWords } from "../../addresses/plain-words.ts";

export const plainAddresses: PlainWords = {
  rooms: {
    legal: "pravni-informace",
    languages: "jazyky",
    rules: "proc",
    countries: "zeme",
    mine: "oblibene",
    widgets: "widgety",
    bonuses: "bonusy",
  },
  documents: { terms: "podminky", privacy: "soukromi", cookies: "cookies", gambling: "zodpovedne-hrani" },
};
