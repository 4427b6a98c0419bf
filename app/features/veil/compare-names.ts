/** The order of starters who may not tell their places: the same on a server and in a browser, whatever their languages. */
export const compareNames = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
