import { all } from "#texts/frame/site.all.js";

/** The frame's texts in every language at once, for the gateway's own answers: they must not wait for anything. */
export const frameTexts = all;
