import { useEffect, useRef } from "react";
import { toLocalTime } from "../day/local-time.ts";
import { usePage } from "../page/page-context.tsx";

/** The place beside a list of what is on in its sport: filled once the list is alive, and in wide windows alone. */
export function Beside({ sportId }: { readonly sportId: number }) {
  const {
    timeZone,
    t: { clock },
  } = usePage();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    // Where it is not shown it costs nothing.
    if (!current?.getClientRects().length) return;
    import("./fill-beside.ts").then(
      (loaded) => loaded.default(current, sportId, (seconds) => toLocalTime(seconds, timeZone, clock)),
      () => {}, // no network: the next list asks again
    );
  }, [sportId, timeZone, clock]);
  return <div className="beside-list" ref={place} />;
}
