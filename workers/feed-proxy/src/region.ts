/** Where a visitor's shelf should run, by continent: objects for South America run in the north, those for Africa in Europe. */
const regions: Readonly<Record<string, DurableObjectLocationHint>> = {
  AS: "apac",
  NA: "enam",
  OC: "oc",
  SA: "enam",
};

/** Western Europe for all others, and where the continent is unknown. */
export const toRegion = (continent: string | null): DurableObjectLocationHint => regions[continent ?? ""] ?? "weur";
