/** The text that may follow the country in the name of one of its sides: "France U21", "France F", "France Women", "France B". */
const kind = /^(?: (?:\p{Lu}|U-?\d\d|Women))*$/u;

/**
 * Whether a side is its country's own: it is called like it, both in the language of one feed. A club has its league's nation in the
 * cell of its country, but another name.
 */
export const isNationalSide = (name: string, countryName: string | null | undefined): boolean =>
  !!countryName && name.startsWith(countryName) && kind.test(name.slice(countryName.length));
