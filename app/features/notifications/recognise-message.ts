import { all } from "#texts/domain/notifications.all.js";
import type { Language } from "../../../shared/texts/languages.ts";
import type { NotificationTexts } from "../../../shared/texts/shared-texts.ts";
import { messages, type Message } from "../../../shared/push/notification-messages.ts";

/** The texts of every language: the sender and the code that recognises a notification use the same ones (C4.40). */
export const notificationTexts: Readonly<Record<Language, NotificationTexts>> = all;

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
