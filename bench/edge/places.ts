import { request } from "node:http";
import { startTestStack } from "../../tests/support/stack.ts";
import { median, type Figure } from "../figures.ts";
import { cpuMs, descendantPids } from "../process-cpu.ts";

const rounds = 7;
const perRound = 600;
const ids = ["fr", "ch", "ch-fr", "us"];
const places = ["FR:IDF", "FR:PAC", "BE", "CH", "DE", "US:NY", "CA:ON", "GB:ENG", "ES", "IT", "PL", "unknown"];

/** CPU of a page from the cache where every request has another place and variant, less that of one place at one variant. */
export async function measurePlaces(): Promise<readonly Figure[]> {
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
