import { readableOn } from "./readable-colour.ts";

export const widgetThemes = ["system", "light", "dark"] as const;
export type WidgetTheme = (typeof widgetThemes)[number];

/** Accents to choose from, by the name of their text; the site's own is the first. */
export const widgetAccents = {
  green: "0a6a4e",
  blue: "1d4ed8",
  purple: "6d28d9",
  pink: "be185d",
  orange: "b45309",
  grey: "334155",
} as const;
export type NamedAccent = keyof typeof widgetAccents;
export const namedAccents = Object.keys(widgetAccents) as readonly NamedAccent[];

/** How a widget looks; `accent` is the name of a colour or six hexadecimal digits. */
export type WidgetLook = { readonly theme: WidgetTheme; readonly accent: string };

export const usualLook: WidgetLook = { theme: "system", accent: "green" };

type Params = { readonly get: (name: string) => string | null };

/** An unknown value counts as the default: a misspelled parameter must not break a widget on another site. */
export function parseLook(params: Params): WidgetLook {
  const theme = widgetThemes.find((each) => each === params.get("theme")) ?? "system";
  const asked = (params.get("accent") ?? "").toLowerCase().replace(/^#/, "");
  const isColour = Object.hasOwn(widgetAccents, asked) || /^[0-9a-f]{6}$/.test(asked);
  return { theme, accent: isColour ? asked : "green" };
}

/** The query of a widget's address, without default values. */
export function formatLook({ theme, accent }: WidgetLook): string {
  const params = [theme === "system" ? null : `theme=${theme}`, accent === "green" ? null : `accent=${accent}`].filter(
    (param) => param !== null,
  );
  return params.length === 0 ? "" : `?${params.join("&")}`;
}

const hexOf = (accent: string): string =>
  Object.entries(widgetAccents).find(([name]) => name === accent)?.[1] ?? accent;

/** The accent as it can be read on the light and on the dark ground of a widget (4.5:1), with "#". The site's own has its own pair. */
export const readableAccent = (accent: string): { readonly light: string; readonly dark: string } =>
  accent === usualLook.accent
    ? { light: "#0a6a4e", dark: "#35c690" }
    : {
        light: readableOn(hexOf(accent), widgetGrounds.light),
        dark: readableOn(hexOf(accent), widgetGrounds.dark),
      };

/** The grounds of `widget-frame.css`. */
const widgetGrounds = { light: "ffffff", dark: "121b18" } as const;
