import { load } from "#texts/match/cricket.js";
import { defineTexts } from "./texts.ts";

/** Words of cricket: how games end, and what an over is called. */
export const cricketTexts = defineTexts((lang) => load[lang]());
