import { load } from "#texts/pages/inStep.js";
import { defineTexts } from "./texts.ts";

/** The texts of the sheet that brings a match in step with a television. */
export const inStepTexts = defineTexts((lang) => load[lang]());
