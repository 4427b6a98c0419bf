/** Now, and where: what every rule about days needs. */
export type LocalClock = {
  readonly nowSeconds: number;
  /** IANA zone of the visitor. */
  readonly timeZone: string;
};
