import { useEffect, useRef } from "react";
import { toLocalTime } from "../day/local-time.ts";
import { usePage } from "../page/page-context.tsx";

/** The sidebar of a sport's list, with what is on. It is filled after hydration, and only in wide windows. */
export function Beside({ sportId }: { readonly sportId: number }) {
  const {
    timeZone,
    t: { clock },
  } = usePage();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    // A hidden sidebar loads nothing.
    if (!current?.getClientRects().length) return;
    import("./fill-beside.ts").then(
      (loaded) => loaded.default(current, sportId, (seconds) => toLocalTime(seconds, timeZone, clock)),
      () => {}, // no network: the next list asks again
    );
  }, [sportId, timeZone, clock]);
  return <div className="beside-list" ref={place} />;
}
