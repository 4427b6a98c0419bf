import { createChoice } from "../../storage/choice.ts";
import { parseTheme, resolveTheme, themeColors, themeKey, type Theme } from "./theme.ts";

const darkQuery = "(prefers-color-scheme: dark)";

const stored = createChoice<Theme>(themeKey, "light", { parse: parseTheme, format: (theme) => theme });

/** The theme of all pages in this browser. While anything listens, the page is painted anew as the visitor or the device changes it. */
export const themeChoice: typeof stored = {
  ...stored,
  set(theme) {
    stored.set(theme);
    paint();
  },
  listen(listener) {
    const device = matchMedia(darkQuery);
    device.addEventListener("change", paint);
    const end = stored.listen((...change) => {
      paint();
      listener(...change);
    });
    return () => {
      device.removeEventListener("change", paint);
      end();
    };
  },
};

function paint() {
  const theme = resolveTheme(stored.get(), matchMedia(darkQuery).matches);
  document.documentElement.dataset["theme"] = theme;
  document.querySelector("[name=theme-color]")?.setAttribute("content", themeColors[theme]);
}
