/** What the page says of its link to the server. */
export type ConnectionStatus = {
  /** `idle`: nothing that is shown can change. */
  readonly state: "idle" | "connecting" | "live" | "lost" | "polling";
  /** Server time at which the page was last known to be current. */
  readonly lastSyncSeconds: number;
};
