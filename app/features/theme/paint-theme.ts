import { readStored } from "../../storage/read-stored.ts";
import { resolveTheme, themeColors, themeKey } from "./theme.ts";

/** Runs in the document's head (`app/inline`), so that no page flashes in the wrong colours. */
export function paintStoredTheme(root: HTMLElement): void {
  if (resolveTheme(readStored(themeKey), matchMedia("(prefers-color-scheme: dark)").matches) === "light") return;
  root.dataset["theme"] = "dark";
  document.querySelector("[name=theme-color]")?.setAttribute("content", themeColors.dark);
}
