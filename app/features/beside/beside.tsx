import { useEffect, useRef } from "react";

/** The place beside a list of what is on in its sport: filled once the list is alive, and in wide windows alone. */
export function Beside({ sportId }: { readonly sportId: number }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    // Where it is not shown it costs nothing.
    if (!current?.getClientRects().length) return;
    import("./fill-beside.ts").then(
      (loaded) => loaded.default(current, sportId),
      () => {}, // no network: the next list asks again
    );
  }, [sportId]);
  return <div className="beside-list" ref={place} />;
}
