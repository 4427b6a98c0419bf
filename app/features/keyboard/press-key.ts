/** The keys that operate any page; "/" opens the search and is handled by the document itself. */

/** Rows of games, and the link of each. */
const rowLinks = "main [id^='g_'] a[href]";

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** j and k go to the next and the previous game, f follows the one that has the focus, ? opens the settings, which name the keys. */
export function pressKey(key: string): void {
  if (key === "?") return document.querySelector<HTMLElement>("[data-window='settings']")?.click();
  const row = document.activeElement?.closest("[id^='g_']") ?? null;
  if (key === "f") return row?.querySelector("button")?.click();
  const links = [...document.querySelectorAll<HTMLElement>(rowLinks)].filter(isShown);
  // A row may have several links; the first one is its game's.
  const games = links.filter((link, index) => link.closest("[id^='g_']") !== links[index - 1]?.closest("[id^='g_']"));
  const at = games.findIndex((link) => row?.contains(link) === true);
  const next = key === "j" ? games[at + 1] : at === -1 ? undefined : games[at - 1];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest" });
}
