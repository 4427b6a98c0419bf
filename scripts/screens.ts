import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { chromiumArgs, findChromium } from "./chromium.ts";
import { findGames } from "./screens/find-games.ts";
import { drawContactSheets } from "./screens/contact-sheets.ts";
import { takeScreens, themes, widths } from "./screens/take-screens.ts";
import { settings } from "./settings.ts";
import { isBuilt, startStack } from "./stack.ts";
import { root } from "./workers.ts";

/**
 * `npm run screens`: pictures of the match page, every tab of a game of each sport and state, at three widths in both themes,
 * and sheets of all that belong together. Words choose: `npm run screens -- odds tennis 390 dark`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    // A stack that runs already, with the built-in world.
    url: { type: "string" },
    place: { type: "string", default: "FR:IDF" },
    folder: { type: "string", default: join(root, "reports/screens") },
  },
});

if (values.url === undefined && !isBuilt()) {
  console.error("There is no build. Run: npm run build");
  process.exit(1);
}
const stack =
  values.url === undefined
    ? await startStack({ port: 0, persistTo: null, limits: "off", vars: settings.vars, onLog: () => {} })
    : null;
const url = stack?.url ?? new URL(values.url ?? "");
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
try {
  const words = new Set(positionals);
  const games = await findGames(url, words);
  console.log(`${games.length} games`);
  const chosenWidths = widths.filter((width) => words.has(String(width)));
  const chosenThemes = themes.filter((theme) => words.has(theme));
  const screens = await takeScreens({
    browser,
    url,
    games,
    words,
    place: values.place,
    folder: values.folder,
    widths: chosenWidths.length === 0 ? widths : chosenWidths,
    themes: chosenThemes.length === 0 ? themes : chosenThemes,
    log: console.log,
  });
  const sheets = await drawContactSheets(browser, screens, values.folder);
  console.log(`${screens.length} pictures and ${sheets} sheets are in ${values.folder}`);
} finally {
  await browser.close();
  await stack?.stop();
}
