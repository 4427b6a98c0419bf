import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { optimize } from "svgo";

/** One file with a symbol for each name, drawn in the colour of the text around it. @param icons their files in tabler's set */
export function toIconSprite(icons: Readonly<Record<string, string>>): string {
  const symbols = Object.entries(icons).map(([name, file]) => `  ${toSymbol(name, file)}\n`);
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("")}</svg>\n`;
}

/** The set has no way to its folder but through one of its files. */
const folder = path.dirname(createRequire(import.meta.url).resolve("@tabler/icons/outline/x.svg"));
const stroke = `stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;

/** The empty background with which every icon file begins. */
const emptyGround = '<path stroke="none" d="M0 0h24v24H0z"/>';

function toSymbol(name: string, file: string): string {
  const svg = readFileSync(path.join(folder, `${file}.svg`), "utf8");
  const shapes = /<svg[^>]*>([^]*)<\/svg>/.exec(optimize(svg).data)?.[1]?.replace(emptyGround, "");
  if (shapes === undefined) throw new Error(`${file}.svg holds no drawing`);
  return `<symbol id="${name}" viewBox="0 0 24 24" ${stroke}>${shapes}</symbol>`;
}
