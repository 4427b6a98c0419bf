import { afterEach, expect, it, vi } from "vitest";
import { nextTheme, parseTheme, resolveTheme, themeColors, themes } from "./theme.ts";
import { paintStoredTheme } from "./paint-theme.ts";

afterEach(() => vi.unstubAllGlobals());

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
    let color: string = themeColors.light;
    vi.stubGlobal("localStorage", { getItem: () => stored });
    vi.stubGlobal("matchMedia", () => ({ matches: deviceIsDark }));
    vi.stubGlobal("document", {
      querySelector: () => ({ setAttribute: (_: string, value: string) => (color = value) }),
    });
    paintStoredTheme({ dataset } as HTMLElement);
    const theme = resolveTheme(parseTheme(stored), deviceIsDark);
    expect([dataset.theme ?? "light", color]).toEqual([theme, themeColors[theme]]);
  }
});
