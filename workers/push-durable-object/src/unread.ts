import { markEveryBytes, maxUnreadBytes } from "../../../shared/push/push-limits.ts";

/** The bytes sent to a socket that its subscriber has not confirmed as read (P11). */
export type Unread = {
  /** The bytes that may wait somewhere on the way, at least. */
  readonly bytes: number;
  /** The unanswered mark, and how many of these bytes were sent before it; null when every mark is answered. */
  readonly mark: { readonly token: string; readonly covers: number } | null;
};

export const nothingUnread: Unread = { bytes: 0, mark: null };

/** The memory that the runtime needs for each frame that waits, besides its text. */
const frameBytes = 256;
/** While a relay is awake, its sockets' counts are saved when they have grown by this much. */
const savedStepBytes = 4 * 1024;

const encoder = new TextEncoder();

export const byteLength = (text: string): number => encoder.encode(text).length;

/** Returns the memory in bytes that a text takes while it waits. */
export const costOf = (text: string): number => byteLength(text) + frameBytes;

/** Null when a subscriber that did not keep up would be sent more than may wait for it. */
export function toSent(unread: Unread, cost: number): Unread | null {
  const bytes = unread.bytes + cost;
  return bytes > maxUnreadBytes ? null : { ...unread, bytes };
}

/** At most one mark waits for its answer, and none is sent where little was sent. */
export const isMarkDue = ({ bytes, mark }: Unread): boolean => mark === null && bytes >= markEveryBytes;

/** The mark `token` follows everything that was sent so far. */
export const withMark = (unread: Unread, token: string): Unread => ({
  ...unread,
  mark: { token, covers: unread.bytes },
});

/** Returns the count after the subscriber answered a mark; null when that is not the mark that was sent. */
export function toSeen(unread: Unread, token: string): Unread | null {
  const { bytes, mark } = unread;
  return mark?.token === token ? { bytes: bytes - mark.covers, mark: null } : null;
}

/** Returns whether the count must be saved now, so that `afterSleep` of the saved count never falls below the true count. */
export const isWorthSaving = (saved: Unread, now: Unread): boolean =>
  saved.mark !== now.mark || now.bytes >= saved.bytes + savedStepBytes;

/** The count of a socket whose relay slept: the part that was not saved counts as the most that it can be. */
export const afterSleep = (saved: Unread): Unread => ({ ...saved, bytes: saved.bytes + savedStepBytes });
