import { all, type Texts } from "#texts/pages/offer.all.js";

export type OfferTexts = Texts;

/** The offer of a language, in that language and not in the page's: so they are together, and loaded when it is due (C9.04). */
export const offerTexts = all;
