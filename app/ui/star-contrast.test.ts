import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contrastOf } from "../widgets/widget-look.ts";

const themes = readFileSync(new URL("tokens.css", import.meta.url), "utf8").split('[data-theme="dark"]');

/** A token's six digits in a theme. */
function colourIn(theme: string | undefined, token: string): string {
  const [, digits = ""] = new RegExp(`--${token}: #(\\w+);`).exec(theme ?? "") ?? [];
  return digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits;
}

it.each([
  ["light", themes[0]],
  ["dark", themes[1]],
])("shows a star, at rest and pressed, on every ground of a row in the %s theme (WCAG 1.4.11)", (_name, theme) => {
  for (const star of ["star", "star-rest"])
    for (const ground of ["surface", "sunken", "live-soft", "goal", "correction"]) {
      const contrast = contrastOf(colourIn(theme, star), colourIn(theme, ground));
      expect([star, ground, contrast >= 3]).toEqual([star, ground, true]);
    }
});
