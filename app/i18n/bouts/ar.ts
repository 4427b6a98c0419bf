import type { BoutTexts } from "./fr.ts";

export const ar: BoutTexts = {
  won: (name) => `فوز ${name}`,
  methods: {
    KO: "ضربة قاضية",
    TKO: "ضربة قاضية فنية",
    RTD: "انسحاب",
    SUB: "إخضاع",
    UD: "قرار بالإجماع",
    SD: "قرار منقسم",
    MD: "قرار بالأغلبية",
    PTS: "بالنقاط",
    DQ: "استبعاد",
    NC: "نزال ملغى",
  },
};
