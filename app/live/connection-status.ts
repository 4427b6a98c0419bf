/** What the page says about its connection to the server. */
export type ConnectionStatus = {
  /** `idle`: nothing on the page can change. */
  readonly state: "idle" | "connecting" | "live" | "lost" | "polling";
  /** Server time at which the page was last known to be current. */
  readonly lastSyncSeconds: number;
};
