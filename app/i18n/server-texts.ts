import { all, type Texts } from "#texts/pages/server.all.js";

export type ServerTexts = Texts;

/** All languages at once, so that the server waits for nothing. No browser code may import it. */
export const serverTexts = all;
