import { load } from "#texts/frame.js";

/** The texts that every page has, in one file for each language: the frame, the words of addresses, sports and stages. */
export const catalogues = load;
