import { useEffect, useState, type ComponentType } from "react";
import { isClockOfDevice } from "../day/device-zone.ts";
import { usePage } from "../page/page-context.tsx";

/** Loads the code that only browsers with another time zone or another language need. */
export function LaterLanguageOffer({ zoneName }: { readonly zoneName: string | null }) {
  const { lang, timeZone } = usePage();
  const [Offer, setOffer] = useState<ComponentType | null>(null);
  useEffect(() => {
    const otherZone = isClockOfDevice(timeZone, Date.now()) ? null : zoneName;
    if (otherZone === null && navigator.language.startsWith(lang)) return;
    import("./visitor-from-elsewhere.ts")
      .then(({ meetVisitor }) => meetVisitor(lang, otherZone))
      .then(
        (offer) => setOffer(() => offer),
        () => {}, // no network: the next page asks again
      );
  }, [lang, timeZone, zoneName]);
  return Offer === null ? null : <Offer />;
}
