/**
 * What prose says of bets, in the ten languages of the site. Letters stand without accents and in lower case, as
 * `plain-text.ts` writes them; `*` stands for any ending of a word, a space for any space or hyphen.
 */
export const bettingWords = {
  /** Together with a number they are a price. "Côté" and "côte" are other words; `plain-text.ts` keeps them apart. */
  prices: [
    ...["cote", "cotes", "odds", "quote", "quoten", "wettquote*", "cuota", "cuotas", "momio*", "quota", "quotas"],
    ...["odd", "quotering*", "notering*", "kurs", "kursy", "kursem", "kurz", "kurzy", "kurzem", "اوددز", "احتمالات"],
  ],
  /** An offer, whatever stands beside it. */
  offers: [
    ...["bonus", "bonuses", "boni", "bono", "bonos", "bonusy", "bonusu", "freebet*", "free bet*", "cashback"],
    ...["pari gratuit", "paris gratuits", "pari offert", "paris offerts", "pari rembourse", "paris rembourses"],
    ...["offre de bienvenue", "code promo", "promo code", "bonus code", "welcome offer", "sign up offer"],
    ...["boosted odds", "odds boost", "enhanced odds", "price boost", "cote boostee", "cotes boostees"],
    ...["freiwette*", "gratiswette*", "willkommensangebot", "neukundenangebot", "apuesta* gratis", "cuota* mejorada*"],
    ...["scommess* gratuit*", "scommess* gratis", "quot* maggiorat*", "aposta* gratis", "aposta* gratuita*"],
    ...["gratis wedden", "gratis weddenschap*", "welkomstaanbod", "darmow* zaklad*", "zaklad* bez ryzyka"],
    ...["sazk* zdarma", "vstupni bonus", "بونص", "بونوص", "مكافاة", "رهان مجاني", "رهانات مجانية"],
  ],
  /** An offer where a sum of money stands beside it: "100 € offerts". */
  gifts: [
    ...["offert*", "rembours*", "free", "refund*", "gratis", "geschenkt", "zuruck", "regalo", "regalad*"],
    ...["in regalo", "rimbors*", "gratuit*", "oferta", "oferecid*", "reembols*", "cadeau", "terug"],
    ...["za darmo", "zwrot*", "zdarma", "vracime", "مجانا", "مجاني", "هدية"],
  ],
  /** A call to bet. */
  calls: [
    ...["parie", "paries", "pariez", "parier", "misez", "miser", "jouez sur", "jouez chez", "jouez avec"],
    ...[
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
    ...["wette jetzt", "jetzt wetten", "wettet", "wetten sie", "wette auf", "wetten auf", "wetten bei", "tippe jetzt"],
    ...[
      "apuesta ya",
      "apuesta ahora",
      "apuesta en",
      "apuesta por",
      "apuesta con",
      "apueste",
      "apostar",
      "haz tu apuesta",
    ],
    ...["scommetti", "scommettete", "scommettere", "punta su", "puntare su", "gioca ora", "gioca su"],
    ...["aposta ja", "aposta agora", "aposta na", "aposta no", "aposta em", "aposte", "apostem", "faz a tua aposta"],
    ...["wed nu", "wed op", "wed bij", "wedden op", "wedden bij", "zet in op", "gok op", "gok nu"],
    ...[
      "obstaw*",
      "postaw na",
      "postaw w",
      "typuj",
      "zagraj w",
      "zagraj na",
      "vsad te",
      "vsad",
      "vsadte",
      "vsadit",
      "sazej*",
    ],
    ...["راهن", "راهنوا", "راهني", "المراهنة", "ضع رهانك"],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
