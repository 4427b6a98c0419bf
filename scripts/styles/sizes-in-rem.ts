/** The parts of PostCSS's types that this plugin uses; the types themselves come with a dependency of Vite. */
type Declaration = { value: string };
type AtRule = { params: string };
type Sheet = {
  walkDecls(change: (declaration: Declaration) => void): void;
  walkAtRules(name: RegExp, change: (rule: AtRule) => void): void;
};

/** The font size of a browser whose visitor chose none. */
const rootPx = 16;
/** Lines stay as thin as the screen draws them. */
const thickestLinePx = 3;

/** Matches quoted text, a `url(…)` or a length. */
const quotedOrLength = /"[^"]*"|'[^']*'|url\([^)]*\)|(?<![\w.#])(-?\d*\.?\d+)px\b/g;

/** Converts each length of a value to `unit`, except line widths and lengths inside quotes or `url(…)`. */
const inUnit = (value: string, unit: "rem" | "em"): string =>
  value.replace(quotedOrLength, (text, px?: string) =>
    px !== undefined && Math.abs(Number(px)) > thickestLinePx
      ? `${Number((Number(px) / rootPx).toFixed(5))}${unit}`
      : text,
  );

/**
 * Sheets are written in pixels of a browser whose font has 16; visitors get sizes that follow the font size that they chose, and
 * breakpoints as well (docs/adr/007).
 */
export const sizesInRem = {
  postcssPlugin: "sizes-in-rem",
  Once(sheet: Sheet) {
    sheet.walkDecls((declaration) => {
      declaration.value = inUnit(declaration.value, "rem");
    });
    sheet.walkAtRules(/^media$/, (rule) => {
      rule.params = inUnit(rule.params, "em");
    });
  },
};
