import type { Refusals } from "./fr.ts";

export const en: Refusals = {
  tooMany: "Too many requests",
  tooManyHint: "Your address has asked for too many pages in a short time. Reload the page in a minute.",
  busy: "The site is very busy",
  busyHint: "Reload the page in a few moments.",
};
