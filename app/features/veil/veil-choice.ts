import { parseJson } from "../../../shared/basics/parse-json.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { createChoice, isChoiceKept } from "../../storage/choice.ts";
import { isSame, parseHiddenThings, type HiddenThing } from "./hidden-things.ts";
import { formatVeil, longestDelaySeconds, type VeilRequest } from "./veil-cookie.ts";
import { veilCookie } from "./veil-mode.ts";

/** This device's choice: the delay of the page, whether all results are hidden, and the things whose results are hidden. */
export type VeilChoice = {
  readonly delaySeconds: number;
  readonly isHidden: boolean;
  readonly things: readonly HiddenThing[];
};

export const veilChoiceName = "fsdc_veil";
const yearSeconds = 365 * 86_400;

export function parseVeilChoice(text: string | null): VeilChoice {
  const { delaySeconds, isHidden, things } = fieldsOf(parseJson(text ?? ""));
  const delay = typeof delaySeconds === "number" && Number.isInteger(delaySeconds) ? delaySeconds : 0;
  return {
    delaySeconds: Math.max(0, Math.min(longestDelaySeconds, delay)),
    isHidden: isHidden === true,
    things: parseHiddenThings(things),
  };
}

/** The choice as the cookie's text, which the server needs for a document; null if the visitor wants to see everything. */
export function toVeilText({ delaySeconds, isHidden, things }: VeilChoice): string | null {
  const mode: VeilRequest["mode"] = isHidden ? "hidden" : delaySeconds > 0 ? "late" : null;
  return mode === null && things.length === 0 ? null : formatVeil({ mode, delaySeconds, things });
}

/** Hides the thing, or shows it again if it is hidden. */
export const withThing = (choice: VeilChoice, thing: HiddenThing): VeilChoice => ({
  ...choice,
  things: choice.things.some((other) => isSame(other, thing))
    ? choice.things.filter((other) => !isSame(other, thing))
    : [...choice.things, thing],
});

export const veilChoice = createChoice<VeilChoice>(veilChoiceName, parseVeilChoice(null), {
  parse: parseVeilChoice,
  format: (choice) => JSON.stringify(choice),
});

/** Returns false if the browser stores nothing; then nothing has changed. */
export function storeVeilChoice(choice: VeilChoice): boolean {
  const before = veilChoice.get();
  veilChoice.set(choice);
  if (!isChoiceKept(veilChoiceName)) {
    veilChoice.set(before);
    return false;
  }
  const text = toVeilText(choice);
  const age = text === null ? 0 : yearSeconds;
  document.cookie = `${veilCookie}=${text ?? ""}; path=/; max-age=${age}; samesite=lax`;
  return true;
}
