import { atom } from "nanostores";

/** Whether the sign-in window is open because something needs an account, which it then says (C5.01). */
export const loginNeeded = atom(false);

/** Opens the window of the sign-in by its link, which every page has. */
export function askLogin(): void {
  loginNeeded.set(true);
  document.querySelector<HTMLElement>("[data-window='logginClient']")?.click();
}
