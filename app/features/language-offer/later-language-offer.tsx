import { useEffect, useState, type ComponentType } from "react";
import { usePage } from "../page/page-context.tsx";
import { countVisit } from "./visits.ts";

/** Loads the offer of another language when it is due, and for browsers of another language alone (C9.04). */
export function LaterLanguageOffer() {
  const { lang } = usePage();
  const [Offer, setOffer] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!countVisit() || navigator.language.startsWith(lang)) return;
    import("./language-offer.tsx").then(
      ({ LanguageOffer }) => setOffer(() => LanguageOffer),
      () => {}, // no network: the next page asks again
    );
  }, [lang]);
  return Offer === null ? null : <Offer />;
}
