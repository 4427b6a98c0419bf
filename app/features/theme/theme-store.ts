import { parseTheme, resolveTheme, themeColors, themeKey, type Theme } from "./theme.ts";

const darkQuery = "(prefers-color-scheme: dark)";
const listeners = new Set<() => void>();
/** Replaces a storage that the browser refuses: the choice then lasts as long as the page. */
let unstored: Theme | null = null;

export function readTheme(): Theme {
  if (unstored !== null) return unstored;
  try {
    return parseTheme(localStorage.getItem(themeKey));
  } catch {
    return "light";
  }
}

export function chooseTheme(theme: Theme) {
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    unstored = theme;
  }
  for (const listener of listeners) listener();
  paint();
}

/** Notifies of a choice, here or in another tab, and follows the device while there are listeners. */
export function subscribeTheme(listener: () => void): () => void {
  const device = matchMedia(darkQuery);
  const onStorage = (event: StorageEvent) => {
    if (event.key !== themeKey) return;
    listener();
    paint();
  };
  listeners.add(listener);
  device.addEventListener("change", paint);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    device.removeEventListener("change", paint);
    window.removeEventListener("storage", onStorage);
  };
}

function paint() {
  const theme = resolveTheme(readTheme(), matchMedia(darkQuery).matches);
  document.documentElement.dataset["theme"] = theme;
  document.querySelector("[name=theme-color]")?.setAttribute("content", themeColors[theme]);
}
