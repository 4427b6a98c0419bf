import { cpus, loadavg } from "node:os";
import { measureColdHerd, measureFailover } from "./edge/cold-feeds.ts";
import { measureFeedHit } from "./edge/feed-hit.ts";
import { measurePolicy } from "./edge/policy.ts";
import { isReached, printFigure, type Figure, median } from "./figures.ts";
import { languages } from "../shared/texts/languages.ts";
import { watchFirstLoad } from "../tests/support/first-load.ts";
import { startTestStack } from "../tests/support/stack.ts";
import { request } from "node:http";
import { cpuMs, descendantPids } from "./process-cpu.ts";

const rounds = 7;
const perRound = 600;
const ids = ["fr", "ch", "ch-fr", "us"];
const places = ["FR:IDF", "FR:PAC", "BE", "CH", "DE", "US:NY", "CA:ON", "GB:ENG", "ES", "IT", "PL", "unknown"];

/** CPU of a page from the cache where every request has another place and variant, less that of one place at one variant. */
async function measurePlaces(): Promise<readonly Figure[]> {
  const SITE_ORIGIN = ids.map((id) => `${id}=http://${id}.bench.test`).join(" ");
  const stack = await startTestStack({ assets: false, worldSeed: "", vars: { VARIANT: "fr,ch,us", SITE_ORIGIN } });
  const pids = descendantPids();
  const get = (host: string, place: string) =>
    new Promise<void>((resolve, reject) => {
      const headers = { host, "x-dev-place": place };
      request(new URL("/mobile", stack.directUrl), { headers }, (response) => {
        response.resume().on("end", () => resolve());
      })
        .on("error", reject)
        .end();
    });
  const run = async (hosts: readonly string[], from: readonly string[]) => {
    const start = cpuMs(pids);
    for (let count = 0; count < perRound; count += 1) {
      await get(hosts[count % hosts.length] ?? "", from[count % from.length] ?? "");
    }
    return (cpuMs(pids) - start) / perRound;
  };
  const hosts = ids.map((id) => `${id}.bench.test`);
  const one = () => run(hosts.slice(0, 1), places.slice(0, 1));
  const all = () => run(hosts, places);
  await all();
  await one();
  const pairs: { one: number; all: number }[] = [];
  for (let round = 0; round < rounds; round += 1) pairs.push({ one: await one(), all: await all() });
  await stack.stop();
  const [alone, mixed] = [median(pairs.map((pair) => pair.one)), median(pairs.map((pair) => pair.all))];
  return [
    {
      name: "place and variant of a page",
      value: median(pairs.map((pair) => pair.all - pair.one)),
      unit: "ms of CPU more than one place at one variant",
      target: { atMost: 0.5 },
      detail: `${mixed.toFixed(2)} ms against ${alone.toFixed(2)} ms a page from the cache, ${places.length} places, ${ids.length} variants, ${rounds} rounds of ${perRound}`,
    },
  ];
}

const isOf = (lang: string, path: string) => new RegExp(`/${lang}[.-][^/]*$`).test(path);

/** Bytes of other languages' files among the scripts of the French list's first load. */
async function measureOtherLanguages(): Promise<readonly Figure[]> {
  const stack = await startTestStack();
  const loaded = await watchFirstLoad(stack);
  await stack.stop();
  const others = languages.filter((lang) => lang !== "fr");
  const foreign = loaded.filter(({ path }) => others.some((lang) => isOf(lang, path)));
  if (!loaded.some(({ path }) => isOf("fr", path))) throw new Error("The first load has no file of its own language.");
  return [
    {
      name: "other languages in a first load",
      value: foreign.reduce((sum, { bytes }) => sum + bytes, 0),
      unit: `bytes of ${others.join(", ")}`,
      target: { atMost: 0 },
      detail: `${loaded.length} scripts, ${loaded.reduce((sum, { bytes }) => sum + bytes, 0)} bytes by gzip in all`,
    },
  ];
}

/** `npm run bench:edge`: what places, variants, policies and origins cost. A name picks one. */
const measurements: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  policy: measurePolicy,
  places: measurePlaces,
  "feed-hit": measureFeedHit,
  "cold-herd": measureColdHerd,
  failover: measureFailover,
  languages: measureOtherLanguages,
};

const chosen = process.argv[2];
if (chosen !== undefined && measurements[chosen] === undefined) {
  console.error(`usage: npm run bench:edge [-- ${Object.keys(measurements).join(" | ")}]`);
  process.exit(2);
}
console.log(`${cpus().length} × ${cpus()[0]?.model ?? "unknown CPU"}, load ${loadavg()[0]?.toFixed(1)} before`);
let missed = 0;
for (const [name, measure] of Object.entries(measurements)) {
  if (chosen !== undefined && chosen !== name) continue;
  for (const figure of await measure()) {
    printFigure(figure);
    if (!isReached(figure)) missed += 1;
  }
}
process.exit(missed === 0 ? 0 : 1);
