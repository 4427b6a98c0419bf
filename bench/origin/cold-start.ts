import { startStack } from "../../scripts/stack.ts";
import { median, type Figure } from "../figures.ts";

const starts = 5;
const sign = "bench-sign";

/** How long the first football list takes of a stack that has just started with the built-in world, through the site: every ledger is cold. */
export async function measureColdStart(): Promise<readonly Figure[]> {
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) times.push(await timeFirstList());
  return [
    {
      name: "first football list of a cold start",
      value: median(times) / 1000,
      unit: "s",
      target: { atMost: 1.5 },
      detail: `of ${starts} starts: ${times.map((ms) => `${ms.toFixed(0)} ms`).join(", ")}`,
    },
  ];
}

async function timeFirstList(): Promise<number> {
  const vars = { FEED_SIGN: sign, WORLD_SEED: "bench" };
  const stack = await startStack({ port: 0, persistTo: null, assets: false, limits: "off", vars });
  try {
    const startMs = performance.now();
    const response = await fetch(new URL("/1/x/feed/f_1_0_0_fr_1", stack.url), { headers: { "x-fsign": sign } });
    const body = await response.text();
    if (response.status !== 200 || body.length < 1_000) throw new Error(`the list was answered ${response.status}`);
    return performance.now() - startMs;
  } finally {
    await stack.stop();
  }
}
