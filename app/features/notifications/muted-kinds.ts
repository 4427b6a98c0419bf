import { useSyncExternalStore } from "react";
import { isNewsKind, type NewsKind } from "../../../shared/push/news-kinds.ts";
import { mutedKindsName } from "../../storage/notification-keys.ts";
import { createStoredList } from "../favourites/stored-list.ts";

const stored = createStoredList(mutedKindsName, isNewsKind);

export const parseMutedKinds = (text: string | null): readonly NewsKind[] => stored.parse(text) ?? [];

/** The kinds of news that the visitor wants no box and no sound for. News whose kind is unknown are heard. */
export const readMutedKinds = (): readonly NewsKind[] => parseMutedKinds(stored.readText());

export const useMutedKindsText = (): string | null =>
  useSyncExternalStore(stored.subscribe, stored.readText, () => null);

export const muteKinds = (kinds: readonly NewsKind[]): void => stored.store(kinds.length === 0 ? null : kinds);
