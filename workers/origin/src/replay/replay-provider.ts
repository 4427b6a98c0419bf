import { silentProvider, type Provider } from "../../../../shared/timeline/provider.ts";
import type { Incident } from "../../../../shared/timeline/incident.ts";

/** Past games that play again: each is put into the ledger with its script when a replay is requested. */
export const replayProvider: Provider = {
  ...silentProvider,
  id: "replay",
  origin: "replayed",
  keptDays: 8,
  // What `startReplay` stored.
  script: (_, kept) => (kept === null ? [] : (JSON.parse(kept) as readonly Incident[])),
};
