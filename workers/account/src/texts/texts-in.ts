import { all } from "#texts/mail/mails.all.js";
import type { Language } from "../../../../shared/texts/languages.ts";
import type { MailTexts } from "./mail-texts.ts";

/** One isolate writes to visitors of every language, so all are in the bundle. */
export const accountTexts: Readonly<Record<Language, MailTexts>> = all;
