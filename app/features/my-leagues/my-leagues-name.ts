import { createStoredSignal } from "../../storage/stored-signal.ts";

/** The storage key of the leagues that the visitor has pinned. */
export const myLeaguesName = "fsdc_my_leagues";

export const { on: onPinned, say: sayPinned } = createStoredSignal();
