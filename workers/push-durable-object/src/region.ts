/** Maps a visitor's continent to the region in which the visitor's relay should run. */
const hints: Readonly<Record<string, DurableObjectLocationHint>> = {
  AF: "afr",
  AS: "apac",
  EU: "weur",
  NA: "enam",
  OC: "oc",
  SA: "sam",
};

/** Returns the relay's region; an unknown continent counts as Europe. */
export const toRegion = (continent: string | null): DurableObjectLocationHint => hints[continent ?? ""] ?? "weur";
