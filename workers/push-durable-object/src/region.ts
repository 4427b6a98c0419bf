/** Where a visitor's relay should run, by continent. */
const hints: Readonly<Record<string, DurableObjectLocationHint>> = {
  AF: "afr",
  AS: "apac",
  EU: "weur",
  NA: "enam",
  OC: "oc",
  SA: "sam",
};

/** Europe where the continent is unknown. */
export const toRegion = (continent: string | null): DurableObjectLocationHint => hints[continent ?? ""] ?? "weur";
