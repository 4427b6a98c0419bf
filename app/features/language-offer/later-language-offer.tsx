import { useEffect, useState, type ComponentType } from "react";
import { usePage } from "../page/page-context.tsx";

/** For browsers of another zone: says whose time the page shows. For those of another language: counts their visits, and loads the offer of that language when it is due (C9.04). */
export function LaterLanguageOffer() {
  const { lang, timeZone } = usePage();
  const [Offer, setOffer] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Intl.DateTimeFormat().resolvedOptions().timeZone !== timeZone)
      import("../connection/zone-name.ts").then(
        ({ sayZone }) => sayZone(timeZone, lang),
        () => {}, // no network: times are right without it
      );
    if (navigator.language.startsWith(lang)) return;
    import("./visits.ts")
      .then(({ countVisit }) => (countVisit() ? import("./language-offer.tsx") : null))
      .then(
        (offer) => offer && setOffer(() => offer.LanguageOffer),
        () => {}, // no network: the next page asks again
      );
  }, [lang, timeZone]);
  return Offer === null ? null : <Offer />;
}
