import { all } from "#texts/pages/consent.all.js";

/** Documents bring the banner with them: no browser loads a language of it. */
export const consentTexts = all;
