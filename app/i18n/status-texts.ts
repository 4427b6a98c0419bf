import { catalogues } from "./app-texts.ts";
import { defineTexts } from "./texts.ts";

/** What the stages of events are called. */
export const statusTexts = defineTexts((lang) => catalogues[lang].statuses());
