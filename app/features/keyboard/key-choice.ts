import { createChoice } from "../../storage/choice.ts";
import { keysOff, keysStorageName } from "./keys-storage.ts";

/** Whether single letters operate the page; they can be switched off (WCAG 2.1.4). */
export const keyChoice = createChoice(keysStorageName, true, {
  parse: (text) => text !== keysOff,
  format: (isOn) => (isOn ? undefined : keysOff),
});
