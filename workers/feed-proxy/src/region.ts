/** The location of a visitor's shelf, by continent: objects for South America run in North America, those for Africa in Europe. */
const regions: Readonly<Record<string, DurableObjectLocationHint>> = {
  AS: "apac",
  NA: "enam",
  OC: "oc",
  SA: "enam",
};

/** Western Europe for all others, and where the continent is unknown. */
export const toRegion = (continent: string | null): DurableObjectLocationHint => regions[continent ?? ""] ?? "weur";
