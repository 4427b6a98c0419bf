import { useEffect, useState } from "react";
import type { Messages } from "../../i18n/fr.ts";
import { Icon } from "../../ui/icon.tsx";
import { nextTheme, parseTheme, resolveTheme, themeKey, type Theme } from "./theme.ts";

const darkQuery = "(prefers-color-scheme: dark)";
const icons = { light: "sun", dark: "moon", system: "device" } as const;

export function ThemeButton({ t }: { readonly t: Messages }) {
  const [theme, setTheme] = useState<Theme>("light");

  useEffect(() => setTheme(readTheme()), []);

  useEffect(() => {
    const device = matchMedia(darkQuery);
    const follow = () => paint(readTheme(), device.matches);
    device.addEventListener("change", follow);
    return () => device.removeEventListener("change", follow);
  }, []);

  const change = () => {
    const next = nextTheme(theme);
    setTheme(next);
    storeTheme(next);
    paint(next, matchMedia(darkQuery).matches);
  };

  return (
    <button type="button" className="theme" onClick={change} aria-label={`${t.theme} : ${t.themes[theme]}`}>
      <Icon name={icons[theme]} />
      <span>{t.themes[theme]}</span>
    </button>
  );
}

function paint(theme: Theme, deviceIsDark: boolean) {
  document.documentElement.dataset.theme = resolveTheme(theme, deviceIsDark);
}

// A browser may refuse its storage; the choice then lasts as long as the page.
function readTheme(): Theme {
  try {
    return parseTheme(localStorage.getItem(themeKey));
  } catch {
    return "light";
  }
}

function storeTheme(theme: Theme) {
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // See above.
  }
}
