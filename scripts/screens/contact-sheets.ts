import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright";
import { writeFile } from "node:fs/promises";
import type { Screen } from "./take-screens.ts";

/** Of a picture on a sheet. What is lower on a page than that is on its own picture. */
const tile = { width: 320, height: 700 };
const columns = 6;
/** More than that is too small to look at in one piece. */
const tilesPerSheet = 12;

/** Pictures of each tab, width and theme with all its games beside each other. @returns how many */
export async function drawContactSheets(browser: Browser, screens: readonly Screen[], folder: string): Promise<number> {
  const sheets = toSheets(screens);
  const page = await browser.newPage({ viewport: { width: columns * (tile.width + 12) + 12, height: 800 } });
  for (const { name, shown } of sheets) {
    const html = join(folder, `${name}.html`);
    await writeFile(html, toSheet(shown));
    await page.goto(pathToFileURL(html).href);
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  }
  await page.close();
  return sheets.length;
}

type Sheet = { readonly name: string; readonly shown: readonly Screen[] };

const nameOf = ({ tab, width, theme }: Screen) => `${tab}-${width}-${theme}`;

function toSheets(screens: readonly Screen[]): readonly Sheet[] {
  return [...new Set(screens.map(nameOf))].flatMap((name) => {
    const own = screens.filter((screen) => nameOf(screen) === name);
    return Array.from({ length: Math.ceil(own.length / tilesPerSheet) }, (_, index) => ({
      name: `${name}-${index + 1}`,
      shown: own.slice(index * tilesPerSheet, (index + 1) * tilesPerSheet),
    }));
  });
}

const toSheet = (screens: readonly Screen[]): string =>
  `<!doctype html><meta charset="utf-8"><style>
body { margin: 12px; display: grid; grid-template-columns: repeat(${columns}, ${tile.width}px); gap: 12px; font: 14px sans-serif; background: #999 }
figure { margin: 0 } a { display: block; height: ${tile.height}px; overflow: hidden } img { width: 100% }
</style>${screens
    .map(
      ({ sport, state, file }) =>
        `<figure><figcaption>${sport} · ${state}</figcaption><a href="${pathToFileURL(file).href}"><img src="${pathToFileURL(file).href}"></a></figure>`,
    )
    .join("")}`;
