/** The state of the page's connection to the server, as the page shows it. */
export type ConnectionStatus = {
  /** `idle`: nothing on the page can change; `offline`: the browser has no network; `lost`: the server is not reached. */
  readonly state: "idle" | "connecting" | "live" | "lost" | "offline" | "polling";
  /** Server time at which the page was last known to be current. */
  readonly lastSyncSeconds: number;
  /** 1 while nothing is wrong with the service (C4.26). */
  readonly serviceStatus: number;
};
