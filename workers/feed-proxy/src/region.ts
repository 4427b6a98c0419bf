/** Where objects can be: those of South America run in the north, those of Africa in Europe. */
const regions: Readonly<Record<string, DurableObjectLocationHint>> = {
  America: "enam",
  Asia: "apac",
  Australia: "oc",
  Indian: "apac",
  Pacific: "oc",
};

/** The region of a visitor's shelf, by the first part of the zone (`America/Lima`); Western Europe for all others. */
export const toRegion = (timeZone: string | null): DurableObjectLocationHint =>
  regions[timeZone?.split("/")[0] ?? ""] ?? "weur";
