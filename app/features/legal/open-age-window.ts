import { ageWindow } from "./age-window-names.ts";

/** Opens the window that asks for an age (A5.06) where the page has that question, once a visit; the link in the footer opens it at any time. */
export function openAgeWindow(): void {
  const link = document.querySelector<HTMLElement>(`[data-window='${ageWindow}']`);
  if (link === null) return;
  try {
    if (sessionStorage.getItem(ageWindow) !== null) return;
    sessionStorage.setItem(ageWindow, "1");
  } catch {
    // Without a note that it was asked, each page would ask.
    return;
  }
  link.click();
}
