import type { Plugin } from "postcss";

const rootPixels = 16;
/** Hairlines, outlines and edges keep their width whatever the size of the text is. */
const thickestLine = 2;

/** What is quoted or an address holds no lengths of the sheet. */
const opaque = /(url\([^)]*\)|"[^"]*"|'[^']*')/;
const pixels = /(?<![\w.#-])(-?\d*\.?\d+)px\b/g;

const toRelative = (text: string, unit: "rem" | "em", least: number): string =>
  text
    .split(opaque)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(pixels, (length, digits: string) =>
            Math.abs(Number(digits)) <= least ? length : `${Number((Number(digits) / rootPixels).toFixed(5))}${unit}`,
          ),
    )
    .join("");

/**
 * Sheets are written in pixels, as they are drawn, and built in rem: who sets a larger text in the browser gets larger rows, columns and
 * controls with it, and the widths at which the page changes (C2.16) follow as well, in em, which a query takes from the browser's setting.
 */
export const relativeLengths = (): Plugin => ({
  postcssPlugin: "relative-lengths",
  Declaration(declaration) {
    const value = toRelative(declaration.value, "rem", thickestLine);
    // A plugin is called again for what it has changed.
    if (value !== declaration.value) declaration.value = value;
  },
  AtRule(rule) {
    if (rule.name !== "media" && rule.name !== "container") return;
    const params = toRelative(rule.params, "em", 0);
    if (params !== rule.params) rule.params = params;
  },
});
