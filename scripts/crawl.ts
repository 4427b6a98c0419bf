import { parseArgs } from "node:util";
import { addressWords } from "../shared/addresses/words.ts";
import { variantsOf } from "../variants/variant-of.ts";
import { crawlSite, type Fault } from "./crawl/crawl-site.ts";
import { foreignTo } from "./crawl/foreign-texts.ts";
import { lookInBrowser } from "./crawl/look-in-browser.ts";
import { settings } from "./settings.ts";
import { isBuilt, startStack } from "./stack.ts";

/** `npm run crawl` opens every page that the site links to, and prints the faults. The exit status is 1 if there is any. */
const { values } = parseArgs({
  options: {
    /** A site that runs already; without it the built one is started, with the built-in world. */
    at: { type: "string" },
    /** The share of the most numerous pages to open: matches, teams, players, competitions, days. */
    share: { type: "string", default: "1" },
    /** The most of these pages of one kind, one sport and one state: each template and each state is opened, in minutes. */
    each: { type: "string" },
    seed: { type: "string", default: "1" },
    /** The folder of the country variant that is opened, in its own language. */
    variant: { type: "string", default: "fr" },
    place: { type: "string", default: "FR:IDF" },
    /** Whether a page of each kind in each sport is opened in Chromium too. */
    browser: { type: "boolean", default: true },
  },
  allowNegative: true,
});
const onFault = ({ path, from, what }: Fault) => console.log(`${path}  ${what}  (from ${from || "the start"})`);

if (values.at === undefined && !isBuilt()) {
  console.error("There is no build. Run: npm run build");
  process.exit(2);
}
const [{ lang }] = variantsOf(values.variant);
const vars = { ...settings.vars, VARIANT: values.variant };
const stack =
  values.at === undefined ? await startStack({ port: 0, persistTo: null, vars, limits: "off", onLog: () => {} }) : null;
const origin = new URL(values.at ?? stack?.url ?? "").origin;
let isStopped = false;
process.once("SIGINT", () => (isStopped = true));
const beganMs = performance.now();
/** Single words are left out, because each may be the name of a person or a place. */
const foreign = [...foreignTo("pages", lang), ...foreignTo("feeds", lang)].filter((text) => text.includes(" "));
const { faults, kinds, examples, templates, sitemaps, listed } = await crawlSite({
  origin,
  words: addressWords[lang],
  foreign,
  place: values.place,
  share: Number(values.share),
  seed: values.seed,
  each: values.each === undefined ? null : Number(values.each),
  width: 4,
  nowMs: Date.now(),
  isStopped: () => isStopped,
  onFault,
  onProgress: (opened, waiting) => console.log(`${opened} opened, ${waiting} waiting`),
});
const seconds = (performance.now() - beganMs) / 1000;
const onLook = (looked: number, of: number) => console.log(`${looked} of ${of} looked at in a browser`);
const seen = values.browser ? await lookInBrowser(origin, examples, values.place, onFault, onLook) : 0;
await stack?.stop();

for (const [kind, { count, example }] of [...kinds].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`${String(count).padStart(7)}  ${kind.padEnd(40)} ${example}`);
const total = [...kinds.values()].reduce((sum, { count }) => sum + count, 0);
if (isStopped) console.log("Stopped before its end.");
console.log(
  `${total} pages of ${kinds.size} kinds in ${seconds.toFixed(0)} s, ${templates} kinds by sport and state; ${sitemaps} sitemaps that name ${listed} addresses; ` +
    `${values.browser ? examples.length : 0} pages in a browser; ${faults + seen} faults`,
);
process.exit(faults + seen === 0 ? 0 : 1);
