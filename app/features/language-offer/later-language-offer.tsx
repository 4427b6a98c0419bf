import { useEffect, useState, type ComponentType } from "react";
import { usePage } from "../page/page-context.tsx";

/** Loads what is for browsers of another zone or another language alone. */
export function LaterLanguageOffer() {
  const { lang, timeZone } = usePage();
  const [Offer, setOffer] = useState<ComponentType | null>(null);
  useEffect(() => {
    const isAtHome = Intl.DateTimeFormat().resolvedOptions().timeZone === timeZone;
    if (isAtHome && navigator.language.startsWith(lang)) return;
    import("./visitor-from-elsewhere.ts")
      .then(({ meetVisitor }) => meetVisitor(lang, timeZone))
      .then(
        (offer) => setOffer(() => offer),
        () => {}, // no network: the next page asks again
      );
  }, [lang, timeZone]);
  return Offer === null ? null : <Offer />;
}
