/**
 * Bookmakers that may be named where their market's licence counts. Operators keep this table in line with the
 * regulator's register; a bookmaker whose licence has run out is not shown.
 */
export type Bookmaker = {
  /** Stable and never used twice; it is in feeds (`ODA`) and in links (C7.15). */
  readonly id: number;
  readonly name: string;
  /** Licence market: the one whose visitors may see it. */
  readonly market: string;
  readonly site: string;
  /** ISO date of the licence's last day. */
  readonly licenceUntil: string;
};

// France: a licence lasts five years; most were given in June 2010 and renewed in 2015, 2020 and 2025. Winamax began
// with sports later; its date is set a year early to be safe. Register:
// https://anj.fr/offre-de-jeu-et-marche/operateurs-agrees
export const bookmakers: readonly Bookmaker[] = [
  { id: 1, name: "Betclic", market: "fr", site: "https://www.betclic.fr/", licenceUntil: "2030-06-06" },
  { id: 2, name: "Winamax", market: "fr", site: "https://www.winamax.fr/", licenceUntil: "2029-06-06" },
  { id: 3, name: "Unibet", market: "fr", site: "https://www.unibet.fr/", licenceUntil: "2030-06-06" },
  { id: 4, name: "PMU", market: "fr", site: "https://paris-sportifs.pmu.fr/", licenceUntil: "2030-06-06" },
  {
    id: 5,
    name: "ParionsSport en ligne",
    market: "fr",
    site: "https://www.enligne.parionssport.fdj.fr/",
    licenceUntil: "2030-06-06",
  },
];

/** Every licence market that has bookmakers. */
export const markets: readonly string[] = [...new Set(bookmakers.map(({ market }) => market))];

const marketsById = new Map(bookmakers.map(({ id, market }) => [id, market]));

/** The market whose visitors may see a bookmaker; null for an id that the table does not have. */
export const marketOf = (bookmakerId: number): string | null => marketsById.get(bookmakerId) ?? null;

/** Bookmakers of a market whose licence is valid at an instant, the main one first. The last day counts in UTC. */
export function licensedBookmakers(market: string, atSeconds: number): readonly Bookmaker[] {
  const today = new Date(atSeconds * 1000).toISOString().slice(0, 10);
  return bookmakers.filter((bookmaker) => bookmaker.market === market && today <= bookmaker.licenceUntil);
}
