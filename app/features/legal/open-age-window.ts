import { ageWindow } from "./age-window-names.ts";

/** Opens the window that asks for an age, once a visit; the link in the footer opens it at any time. */
export function openAgeWindow(): void {
  if (sessionStorage.getItem(ageWindow) !== null) return;
  sessionStorage.setItem(ageWindow, "1");
  document.querySelector<HTMLElement>(`[data-window='${ageWindow}']`)?.click();
}
