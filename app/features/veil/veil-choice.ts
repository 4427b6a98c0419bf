import { parseJson } from "../../../shared/json/parse-json.ts";
import { fieldsOf } from "../../../shared/json/record.ts";
import { veilCookie, type VeilMode } from "../../../shared/veil/veil-mode.ts";

/** How late the page is, and whether it shows results at all, on this device. */
export type VeilChoice = { readonly delaySeconds: number; readonly isHidden: boolean };

export const longestDelaySeconds = 120;
export const veilChoiceName = "fsdc_veil";
const yearSeconds = 365 * 86_400;

export function parseVeilChoice(text: string | null): VeilChoice {
  const { delaySeconds, isHidden } = fieldsOf(parseJson(text ?? ""));
  const delay = typeof delaySeconds === "number" && Number.isInteger(delaySeconds) ? delaySeconds : 0;
  return { delaySeconds: Math.max(0, Math.min(longestDelaySeconds, delay)), isHidden: isHidden === true };
}

export const toVeilMode = ({ delaySeconds, isHidden }: VeilChoice): VeilMode | null =>
  isHidden ? "hidden" : delaySeconds > 0 ? "late" : null;

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
