import type { Language } from "../../../../shared/texts/languages.ts";

type Words = Readonly<Record<Language, readonly string[]>>;

/**
 * The words with which prose refers to betting. They have no accents and are in lower case, as `plain-text.ts` writes them; `*` stands
 * for any ending of a word, a space for any space or hyphen.
 */
export const bettingWords: Readonly<Record<"prices" | "offers" | "gifts" | "calls", Words>> = {
  /** Together with a number they are a price. "Côté" and "côte" are other words; `plain-text.ts` keeps them apart. */
  prices: {
    fr: ["cote", "cotes"],
    en: ["odds"],
    de: ["quote", "quoten", "wettquote*"],
    es: ["cuota", "cuotas", "momio*"],
    it: ["quota", "quote"],
    pt: ["odd", "odds"],
    nl: ["quotering*", "notering*"],
    pl: ["kurs", "kursy", "kursem"],
    cs: ["kurz", "kurzy", "kurzem"],
    ar: ["اوددز", "احتمالات"],
  },
  /** An offer, whatever stands beside it. */
  offers: {
    fr: [
      "pari gratuit",
      "paris gratuits",
      "pari offert",
      "paris offerts",
      "pari rembourse",
      "paris rembourses",
      "offre de bienvenue",
      "code promo",
      "cote boostee",
      "cotes boostees",
    ],
    en: [
      "bonus",
      "bonuses",
      "freebet*",
      "free bet*",
      "cashback",
      "promo code",
      "bonus code",
      "welcome offer",
      "sign up offer",
      "boosted odds",
      "odds boost",
      "enhanced odds",
      "price boost",
    ],
    de: ["boni", "freiwette*", "gratiswette*", "willkommensangebot", "neukundenangebot"],
    es: ["bono", "bonos", "apuesta* gratis", "cuota* mejorada*"],
    it: ["scommess* gratuit*", "scommess* gratis", "quot* maggiorat*"],
    pt: ["aposta* gratis", "aposta* gratuita*"],
    nl: ["gratis wedden", "gratis weddenschap*", "welkomstaanbod"],
    pl: ["bonusy", "bonusu", "darmow* zaklad*", "zaklad* bez ryzyka"],
    cs: ["sazk* zdarma", "vstupni bonus"],
    ar: ["بونص", "بونوص", "مكافاة", "رهان مجاني", "رهانات مجانية"],
  },
  /** An offer where a sum of money stands beside it: "100 € offerts". */
  gifts: {
    fr: ["offert*", "rembours*", "gratuit*"],
    en: ["free", "refund*"],
    de: ["gratis", "geschenkt", "zuruck"],
    es: ["de regalo", "regalad*", "reembols*"],
    it: ["in regalo", "rimbors*"],
    pt: ["oferta", "oferecid*", "gratis"],
    nl: ["cadeau", "terug"],
    pl: ["za darmo", "zwrot*"],
    cs: ["zdarma", "vracime"],
    ar: ["مجانا", "مجاني", "هدية"],
  },
  /** A call to bet. */
  calls: {
    fr: ["parie", "paries", "pariez", "parier", "misez", "miser", "jouez sur", "jouez chez", "jouez avec"],
    en: [
      "bet now",
      "bet on",
      "bet with",
      "bet at",
      "bet today",
      "place your bet*",
      "place a bet",
      "wager*",
      "back them at",
    ],
    de: ["wette jetzt", "jetzt wetten", "wettet", "wetten sie", "wette auf", "wetten auf", "wetten bei", "tippe jetzt"],
    es: [
      "apuesta ya",
      "apuesta ahora",
      "apuesta en",
      "apuesta por",
      "apuesta con",
      "apueste",
      "apostar",
      "haz tu apuesta",
    ],
    it: ["scommetti", "scommettete", "scommettere", "punta su", "puntare su", "gioca ora", "gioca su"],
    pt: ["aposta ja", "aposta agora", "aposta na", "aposta no", "aposta em", "aposte", "apostem", "faz a tua aposta"],
    nl: ["wed nu", "wed op", "wed bij", "wedden op", "wedden bij", "zet in op", "gok op", "gok nu"],
    pl: ["obstaw*", "postaw na", "postaw w", "typuj", "zagraj w", "zagraj na"],
    cs: ["vsad", "vsadte", "vsadit", "sazej*"],
    ar: ["راهن", "راهنوا", "راهني", "المراهنة", "ضع رهانك"],
  },
};
