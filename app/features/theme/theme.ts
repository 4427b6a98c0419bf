/** Light is the default, dark is offered (C1.09), and so is whatever the device uses. */
export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

export const themeKey = "tribune_theme";

export const parseTheme = (text: string | null): Theme => themes.find((theme) => theme === text) ?? "light";

export const nextTheme = (theme: Theme): Theme => themes[(themes.indexOf(theme) + 1) % themes.length] ?? "light";

/** The theme that the style sheets know: the device's setting is resolved. */
export const resolveTheme = (theme: string | null, deviceIsDark: boolean): "light" | "dark" =>
  theme === "dark" || (theme === "system" && deviceIsDark) ? "dark" : "light";

/** The colour that a browser paints around the page: that of the header (`--surface`). */
export const themeColors = { light: "#fff", dark: "#121b18" } as const;
