import type { NewsKind } from "../../../shared/push/news-kinds.ts";
import type { NotificationSetting } from "../../storage/live-table-settings.ts";
import type { Notification } from "../../../shared/push/notification.ts";
import { toSoundEvent, type SoundEvent } from "./sound-events.ts";
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

/** The sounds that have been played for each game. */
export type CueHistory = ReadonlyMap<string, ReadonlySet<SoundEvent>>;

export const noCues: CueHistory = new Map();

/** Late sounds are kept silent: a score after the end, a tennis game after the end and the last score (C4.38). */
export function isCueAllowed(history: CueHistory, eventId: string, cue: SoundEvent): boolean {
  const played = history.get(eventId);
  if (played === undefined) return true;
  if (cue === "score-incremented") return !played.has("finished");
  return !(cue === "tennis-game" && played.has("finished") && played.has("score-incremented"));
}

export type CueDecision = {
  /** The sound to play now, null for silence. */
  readonly cue: SoundEvent | null;
  readonly history: CueHistory;
};

/** The sound of a shown notification (C5.08, C4.40): setting, switch, text, sport and history must all allow it. */
export function decideCue(
  notification: Notification,
  {
    kind,
    history,
    setting,
    isSoundOn,
  }: {
    readonly kind: NewsKind | null;
    readonly history: CueHistory;
    readonly setting: NotificationSetting;
    readonly isSoundOn: boolean;
  },
): CueDecision {
  const silence = { cue: null, history };
  if (setting !== "yessound" || !isSoundOn) return silence;
  const { eventId, sportId } = notification.game;
  const message = recogniseMessage(notification.text);
  // A red card decides as much as a goal, and has the same sound.
  const cue =
    kind === "card" ? toSoundEvent("goal", sportId) : message === null ? null : toSoundEvent(message, sportId);
  if (cue === null || !isCueAllowed(history, eventId, cue)) return silence;
  const played = new Set(history.get(eventId)).add(cue);
  return { cue, history: new Map(history).set(eventId, played) };
}
