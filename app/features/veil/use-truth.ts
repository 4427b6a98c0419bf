import { useState } from "react";
import { useLivePlace } from "../../live/live-provider.tsx";
import { showToast } from "../../ui/toast.tsx";
import { usePage } from "../page/page-context.tsx";

/**
 * Loads the full bodies of feeds that the page has only in part because its visitor hides results: null until the returned function is
 * called and they are loaded. A page without a live client loads one for it.
 */
export function useTruth(names: readonly string[]): readonly [readonly string[] | null, () => void] {
  const place = useLivePlace();
  const { t } = usePage();
  const key = names.join();
  const [asked, setAsked] = useState<{ readonly key: string; readonly bodies: readonly string[] } | null>(null);
  const show = async () => {
    const bodies = await import("../../live/load-bodies.ts")
      .then(({ loadPresentBodies }) => loadPresentBodies(place, `truth ${key}`, names))
      .catch(() => null);
    if (bodies === null) showToast(t.unexpected);
    else setAsked({ key, bodies });
  };
  return [asked?.key === key ? asked.bodies : null, () => void show()];
}
