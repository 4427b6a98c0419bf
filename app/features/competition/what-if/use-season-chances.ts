import { useEffect, useState } from "react";
import type { OpenSeason } from "../../../../shared/standings/chances/open-season.ts";
import type { SeasonChances } from "../../../../shared/standings/chances/season-chances.ts";

export type Simulated = { readonly season: OpenSeason; readonly chances: SeasonChances };

/**
 * The chances of the season that a Web Worker simulated last; null before the first one, and for no season. Another season ends the
 * simulation of the one before.
 */
export function useSeasonChances(season: OpenSeason | null): Simulated | null {
  const [simulated, setSimulated] = useState<Simulated | null>(null);
  useEffect(() => {
    if (season === null) return undefined;
    const worker = new Worker(new URL("./season.worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<SeasonChances>) => {
      setSimulated({ season, chances: data });
      worker.terminate();
    });
    // oxlint-disable-next-line require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(season);
    return () => worker.terminate();
  }, [season]);
  return season === null ? null : simulated;
}
