import { notifications as ar } from "../texts/ar/notifications.ts";
import { notifications as cs } from "../texts/cs/notifications.ts";
import { notifications as de } from "../texts/de/notifications.ts";
import { notifications as en } from "../texts/en/notifications.ts";
import { notifications as es } from "../texts/es/notifications.ts";
import { notifications as fr } from "../texts/fr/notifications.ts";
import { notifications as it } from "../texts/it/notifications.ts";
import { notifications as nl } from "../texts/nl/notifications.ts";
import { notifications as pl } from "../texts/pl/notifications.ts";
import { notifications as pt } from "../texts/pt/notifications.ts";
import type { Language } from "../texts/languages.ts";
import type { NotificationTexts } from "../texts/shared-texts.ts";
import { messages, type Message } from "./messages.ts";

/** The texts of every language: the sender and the code that recognises a notification use the same ones (C4.40). */
export const notificationTexts: Readonly<Record<Language, NotificationTexts>> = {
  fr,
  en,
  de,
  ar,
  cs,
  es,
  it,
  nl,
  pl,
  pt,
};

/** The message of a text in any language, null for any other text. Case and kinds of space do not matter. */
export const recogniseMessage = (text: string): Message | null => messageByText.get(normalise(text)) ?? null;

/** `\s` takes in the no-break spaces that French puts before its marks; they may also be missing. */
const normalise = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll("’", "'")
    .replaceAll(/\s+(?=[!:])/g, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toLowerCase();

const messageByText = new Map(
  Object.values(notificationTexts).flatMap((texts) =>
    messages.map((message) => [normalise(texts[message]), message] as const),
  ),
);
