import { useSyncExternalStore } from "react";
import { Icon } from "../../ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";
import { nextTheme, type Theme } from "./theme.ts";
import { chooseTheme, readTheme, subscribeTheme } from "./theme-store.ts";

const icons = { light: "sun", dark: "moon", system: "device" } as const;
const renderedTheme = (): Theme => "light";

/** Steps through light, dark and the device's own. */
export function ThemeButton() {
  const { t } = usePage();
  const theme = useSyncExternalStore(subscribeTheme, readTheme, renderedTheme);
  return (
    <button
      type="button"
      className="theme"
      onClick={() => chooseTheme(nextTheme(theme))}
      aria-label={t.themeIs(t.themes[theme])}
    >
      <Icon name={icons[theme]} />
      <span>{t.themes[theme]}</span>
    </button>
  );
}
