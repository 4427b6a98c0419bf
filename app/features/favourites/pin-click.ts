import { parseLeagueKey } from "../../../shared/competitions/league-key.ts";

/** The effect of a click on a pin (C5.01). */
export type PinClick =
  | { readonly kind: "toggle" }
  | { readonly kind: "ignore" }
  | { readonly kind: "ask-login"; readonly textKey: typeof loginNeededText };

/** Translation key of the text under the login dialog. */
const loginNeededText = "TRANS_AVAILABLE_ONLY_FOR_LOGGED_USER";

export function toPinClick(
  key: string,
  { hasUserFunctions, isLocalOnly }: { readonly hasUserFunctions: boolean; readonly isLocalOnly: boolean },
): PinClick {
  if (parseLeagueKey(key) === null) return { kind: "ignore" };
  return hasUserFunctions || isLocalOnly ? { kind: "toggle" } : { kind: "ask-login", textKey: loginNeededText };
}
