/** A bookmaker, in the market whose visitors may see it. */
export type Bookmaker = {
  /** Stable and never given twice; stands in feeds (`ODA`) and in links (C7.15). */
  readonly id: number;
  readonly name: string;
  /** Licence market: the one whose visitors may see it. */
  readonly market: string;
  /** Null for a bookmaker of the built-in world: there is nothing to bet on. */
  readonly site: string | null;
  /** Domains of its own; their subdomains are its own too. */
  readonly domains: readonly string[];
  /** A picture that the site itself has: "/bookmakers/name.svg". Without one the name is shown in letters. */
  readonly logo?: string;
  /** The window that its betslip needs (C7.15). */
  readonly betslip?: { readonly widthPx: number; readonly heightPx: number };
  /** ISO date of the licence's first day; without one it counts already. */
  readonly licenceFrom?: string;
  /** ISO date of the licence's last day. */
  readonly licenceUntil: string;
};

/** A licence market as its operator keeps it. */
export type Market = {
  readonly id: string;
  /** Numbers the ids of the market's invented bookmakers; stable, and no other market's. */
  readonly number: number;
  readonly bookmakers: readonly Bookmaker[];
};

/** Ids from here on are those of the built-in world's bookmakers. */
export const firstInventedId = 900_000;
export const isInvented = (bookmakerId: number): boolean => bookmakerId >= firstInventedId;

/** Whether a licence holds on a day, its first and last included; an ISO date. */
export const holdsLicence = (
  { licenceFrom = "", licenceUntil }: Pick<Bookmaker, "licenceFrom" | "licenceUntil">,
  day: string,
): boolean => licenceFrom <= day && day <= licenceUntil;
