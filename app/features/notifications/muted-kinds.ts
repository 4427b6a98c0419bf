import { isNewsKind, type NewsKind } from "../../../shared/push/news-kinds.ts";
import { useChoice } from "../../storage/choice.ts";
import { createListChoice } from "../../storage/list-choice.ts";
import { mutedKindsName } from "../../storage/notification-keys.ts";

const none: readonly NewsKind[] = [];
const mutedKinds = createListChoice(mutedKindsName, isNewsKind);

/** The kinds of news that the visitor wants no box and no sound for. News whose kind is unknown are heard. */
export const readMutedKinds = (): readonly NewsKind[] => mutedKinds.get() ?? none;

export const useMutedKinds = (): readonly NewsKind[] => useChoice(mutedKinds) ?? none;

export const muteKinds = (kinds: readonly NewsKind[]): void => mutedKinds.set(kinds.length === 0 ? null : kinds);
