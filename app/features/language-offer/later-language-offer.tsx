import { useEffect, useState, type ComponentType } from "react";
import { usePage } from "../page/page-context.tsx";

/** For browsers of another language alone: counts their visits, and loads the offer of that language when it is due (C9.04). */
export function LaterLanguageOffer() {
  const { lang } = usePage();
  const [Offer, setOffer] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (navigator.language.startsWith(lang)) return;
    import("./visits.ts")
      .then(({ countVisit }) => (countVisit() ? import("./language-offer.tsx") : null))
      .then(
        (offer) => offer && setOffer(() => offer.LanguageOffer),
        () => {}, // no network: the next page asks again
      );
  }, [lang]);
  return Offer === null ? null : <Offer />;
}
