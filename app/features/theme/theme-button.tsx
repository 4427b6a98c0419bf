import { useChoice } from "../../storage/choice.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";
import { nextTheme } from "./theme.ts";
import { themeChoice } from "./theme-store.ts";

const icons = { light: "sun", dark: "moon", system: "device" } as const;

/** Steps through light, dark and the device's own. */
export function ThemeButton() {
  const { t } = usePage();
  const theme = useChoice(themeChoice);
  return (
    <button
      type="button"
      className="theme"
      onClick={() => themeChoice.set(nextTheme(theme))}
      aria-label={t.themeIs({ theme: t.themes[theme] })}
    >
      <Icon name={icons[theme]} />
      <span>{t.themes[theme]}</span>
    </button>
  );
}
