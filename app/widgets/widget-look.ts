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

type Channels = readonly [red: number, green: number, blue: number];

/** The least contrast of small text (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;
const steps = 20;

const channelsOf = (hex: string): Channels => {
  const value = Number.parseInt(hex, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

function luminanceOf(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21 (WCAG 2.2). Colours are six hexadecimal digits. */
export function contrastOf(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminanceOf(channelsOf(first)), luminanceOf(channelsOf(second))].toSorted(
    (left, right) => left - right,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** The colour, mixed with as little black or white as text on the ground needs. Six hexadecimal digits in, "#" and six out. */
function readableOn(colour: string, ground: string): string {
  const end = luminanceOf(channelsOf(ground)) > 0.18 ? 0 : 255;
  const [red, green, blue] = channelsOf(colour);
  for (let step = 0; step < steps; step += 1) {
    const mixed = [red, green, blue].map((channel) => Math.round(channel + ((end - channel) * step) / steps));
    const hex = mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("");
    if (contrastOf(hex, ground) >= leastContrast) return `#${hex}`;
  }
  return end === 0 ? "#000000" : "#ffffff";
}

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
