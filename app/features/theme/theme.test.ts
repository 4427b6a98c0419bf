import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { nextTheme, parseTheme, resolveTheme, themeColors, themes, themeScript } from "./theme.ts";

it("[C1.09] starts light, whatever the device prefers, and offers dark", () => {
  expect(resolveTheme(parseTheme(null), true)).toBe("light");
  expect(themes).toContain("dark");
});

it("comes back to the first theme after the last", () => {
  expect(themes.map(nextTheme)).toEqual(["dark", "system", "light"]);
});

it.each([null, ...themes, "nonsense"])("paints %j before the page as it is painted after it", (stored) => {
  for (const deviceIsDark of [true, false]) {
    const dataset: { theme?: string } = {};
    const color = { content: themeColors.light as string };
    runInNewContext(themeScript, {
      localStorage: { getItem: () => stored },
      matchMedia: () => ({ matches: deviceIsDark }),
      document: { documentElement: { dataset }, querySelector: () => color },
    });
    const theme = resolveTheme(parseTheme(stored), deviceIsDark);
    expect([dataset.theme ?? "light", color.content]).toEqual([theme, themeColors[theme]]);
  }
});
