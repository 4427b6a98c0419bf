/** Whether sound is on (C4.37). */
export type SoundSwitch = { readonly isOn: boolean };

/** The stored flag's value; without one sound is on, but off where the browser plays none before a touch. */
export function toSoundSwitch(stored: string | null, userAgent: string): SoundSwitch {
  if (stored === "1" || stored === "0") return { isOn: stored === "1" };
  return { isOn: !startsSilent(userAgent) };
}

/** Flips the switch. Store `flag` and stop every sound that plays, in both directions. */
export function flipSound({ isOn }: SoundSwitch): {
  readonly state: SoundSwitch;
  readonly flag: "0" | "1";
  readonly effect: "stop-sounds";
} {
  return { state: { isOn: !isOn }, flag: isOn ? "0" : "1", effect: "stop-sounds" };
}

/** iOS, where every browser is Safari inside, and Safari elsewhere. */
const startsSilent = (userAgent: string): boolean => isIos(userAgent) || isSafari(userAgent);

export const isIos = (userAgent: string): boolean => /\b(iPhone|iPad|iPod)\b/.test(userAgent);

/** Other browsers name Safari in their user agent too, and themselves. */
const isSafari = (userAgent: string) =>
  /\bSafari\//.test(userAgent) && !/\b(Chrome|Chromium|CriOS|FxiOS|Edg\w*|OPR|Android)\b/.test(userAgent);
