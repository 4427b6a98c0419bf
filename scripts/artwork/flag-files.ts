import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { optimize } from "svgo";

/** A flag's key in league rows (`TFL`), and the file it is drawn from; null for what has no flag. */
export type FlagSource = { readonly key: string; readonly file: string | null };

/** Keys that are not countries of ISO 3166-1. */
const ownKeys = ["gb-eng", "gb-sct", "gb-wls", "gb-nir", "world"];

/** One for every key that a league can have. */
export const flagSources = (): readonly FlagSource[] =>
  [...regionKeys(), ...ownKeys].map((key) => ({ key, file: fileOf(key) ?? fileOf(toCountryOfToday(key)) }));

/** Two letters that `Intl` knows as a place, of today or of former times. */
function regionKeys(): readonly string[] {
  const names = new Intl.DisplayNames("en", { type: "region" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.filter((code) => names.of(code) !== code).map((code) => code.toLowerCase());
}

/** `Intl` gives a former country the name of the one that followed it; so its flag is that one's too. */
const toCountryOfToday = (key: string) =>
  key.length === 2 ? (new Intl.Locale(`und-${key.toUpperCase()}`).region?.toLowerCase() ?? key) : key;

const folder = path.join(path.dirname(createRequire(import.meta.url).resolve("flag-icons/package.json")), "flags/4x3");

/** Islands that flag-icons has as parts of Saint Helena. */
const ownFiles: Readonly<Record<string, string>> = { ac: "sh-ac", ta: "sh-ta" };

function fileOf(key: string): string | null {
  const file = path.join(folder, `${ownFiles[key] ?? key}.svg`);
  return existsSync(file) ? file : null;
}

/** For continents, the world, and codes that name no place. */
export const globe = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 13"><path fill="#3c6f8f" d="M0 0h18v13H0z"/><g fill="none" stroke="#fff" stroke-width=".9"><circle cx="9" cy="6.5" r="4.3"/><path d="M4.7 6.5h8.6M9 2.2c-4 3-4 5.600 0 8.600c4-3 4-5.600 0-8.600"/></g></svg>`;

/**
 * Flags are drawn on 640 × 480 and shown on 18 × 13. A tenth of a unit keeps a plain flag exact. Coats of arms are drawn
 * so finely that they take ten times the bytes: for them a unit, a twelfth of a pixel on the densest screens, is enough.
 */
export function compressFlag(svg: string): string {
  const exact = optimizeTo(1, svg);
  return exact.length <= plainFlagBytes ? exact : optimizeTo(0, svg);
}
const plainFlagBytes = 4_000;

const optimizeTo = (floatPrecision: number, svg: string) =>
  optimize(svg, { multipass: true, floatPrecision, plugins: ["preset-default"] }).data;
