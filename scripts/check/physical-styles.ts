import { globSync, readFileSync } from "node:fs";

/** Matches styles that name the left or right side, where they should name the start or end. */
const sides =
  /(?<![-\w])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|left|right|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear|transform-origin)\s*:\s*(?:left|right)(?!\w))(?=\s*[:;}])/;
/** Matches a shadow that falls to one side. */
const shadow = /(?<![-\w])box-shadow\s*:\s*(?:inset\s+)?-?[1-9]/;
const shorthand = /(?<![-\w])(?:margin|padding|inset)\s*:\s*([^;{}]+)/;

/** Declarations of a sheet that would stay where they are when the page is read from right to left, as "line 3: left: 0". */
export function physicalStyles(css: string): readonly string[] {
  const lines = css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, " ")).split("\n");
  return lines.flatMap((line, index) =>
    sides.test(line) || shadow.test(line) || hasUnequalSides(line) ? [`line ${index + 1}: ${line.trim()}`] : [],
  );
}

/** "0 4px 0 8px" says right and left apart. */
function hasUnequalSides(line: string): boolean {
  const [, values = ""] = shorthand.exec(line) ?? [];
  const parts = values.trim().match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  return parts.length === 4 && parts[1] !== parts[3];
}

/** The same of every sheet of the site, with its path. */
export const physicalStylesOf = (root: string): readonly string[] =>
  globSync("app/**/*.css", { cwd: root }).flatMap((path) =>
    physicalStyles(readFileSync(`${root}/${path}`, "utf8")).map((found) => `${path}, ${found}`),
  );
