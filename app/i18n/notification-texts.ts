import { load, type Texts } from "#texts/pages/notices.js";
import { defineTexts } from "./texts.ts";

export type NotificationTexts = Texts;

/** The texts around notifications; a notification brings its own text. */
export const notificationTexts = defineTexts((lang) => load[lang]());
