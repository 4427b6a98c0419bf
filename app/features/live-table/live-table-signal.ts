import { createStoredSignal } from "../../storage/stored-signal.ts";

/** Says that the settings of the live tables were stored. */
export const liveTableSignal = createStoredSignal();
