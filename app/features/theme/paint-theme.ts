import { readStored } from "../../storage/read-stored.ts";
import { resolveTheme, themeColors, themeKey } from "./theme.ts";

/** Runs in the document's head (`app/inline`), so that no page flashes in the wrong colours. */
export function paintStoredTheme(root: HTMLElement): void {
  const theme = resolveTheme(readStored(themeKey), matchMedia("(prefers-color-scheme: dark)").matches);
  if (theme === "light") return;
  root.dataset["theme"] = theme;
  document.querySelector("[name=theme-color]")?.setAttribute("content", themeColors.dark);
}
