import { parseJson } from "../../../shared/json/parse-json.ts";
import { fieldsOf } from "../../../shared/json/record.ts";
import { isSame, parseHiddenThings, type HiddenThing } from "./hidden-things.ts";
import { veilCookie, type VeilMode } from "../../../shared/veil/veil-mode.ts";

/** How late the page is, whether it shows results at all, and of what it shows none, on this device. */
export type VeilChoice = {
  readonly delaySeconds: number;
  readonly isHidden: boolean;
  readonly things: readonly HiddenThing[];
};

export const longestDelaySeconds = 120;
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

/** A document tells nothing as soon as one result is hidden: which games are, the browser alone knows. */
export const toVeilMode = ({ delaySeconds, isHidden, things }: VeilChoice): VeilMode | null =>
  isHidden || things.length > 0 ? "hidden" : delaySeconds > 0 ? "late" : null;

/** With the thing hidden, or shown again where it is hidden. */
export const withThing = (choice: VeilChoice, thing: HiddenThing): VeilChoice => ({
  ...choice,
  things: choice.things.some((other) => isSame(other, thing))
    ? choice.things.filter((other) => !isSame(other, thing))
    : [...choice.things, thing],
});

export function readVeilChoice(): VeilChoice {
  try {
    return parseVeilChoice(localStorage.getItem(veilChoiceName));
  } catch {
    return parseVeilChoice(null);
  }
}

/** False where the browser stores nothing; nothing has changed then. */
export function storeVeilChoice(choice: VeilChoice): boolean {
  try {
    localStorage.setItem(veilChoiceName, JSON.stringify(choice));
  } catch {
    return false;
  }
  const mode = toVeilMode(choice);
  const age = mode === null ? 0 : yearSeconds;
  document.cookie = `${veilCookie}=${mode ?? ""}; path=/; max-age=${age}; samesite=lax`;
  return true;
}
