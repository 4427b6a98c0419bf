/** As Ergast writes nationalities, each with the key of its country. */
const keysAndWords = `
  GB British, DE German, FR French, IT Italian, ES Spanish, NL Dutch, FI Finnish, MC Monegasque, AU Australian, CA Canadian,
  MX Mexican, JP Japanese, TH Thai, CN Chinese, DK Danish, US American, BR Brazilian, AR Argentine, AR Argentinian,
  NZ New Zealander, BE Belgian, CH Swiss, AT Austrian, SE Swedish, PL Polish, RU Russian, IN Indian, CO Colombian,
  VE Venezuelan, PT Portuguese, ID Indonesian, MY Malaysian, ZA South African, IE Irish, HU Hungarian, CZ Czech, EE Estonian, NO Norwegian`;

const keyByWord: ReadonlyMap<string, string> = new Map(
  keysAndWords
    .trim()
    .split(/,\s+/)
    .map((row) => [row.slice(3).trim(), row.slice(0, 2)]),
);

/** Null for a word that no table knows. */
export const countryOfNationality = (word: string): string | null => keyByWord.get(word) ?? null;
