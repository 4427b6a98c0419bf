import { load as loadMethods } from "#texts/domain/finishMethods.js";
import { load } from "#texts/match/bouts.js";
import { defineTexts } from "./texts.ts";

/** How bouts end, in words. */
export const boutTexts = defineTexts(async (lang) => {
  const [bouts, methods] = await Promise.all([load[lang](), loadMethods[lang]()]);
  return { ...bouts, methods };
});
