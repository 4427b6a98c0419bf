/** The current time and zone, which every rule about days needs. */
export type LocalClock = {
  readonly nowSeconds: number;
  /** IANA zone of the visitor. */
  readonly timeZone: string;
};
