import type { Figure } from "./figures.ts";
import { median } from "./figures.ts";
import { openCrowd } from "./push/crowd.ts";
import { startTribune } from "./push/tribune.ts";
import { residentMb } from "./attacks/memory.ts";

/** Thirds: the first is the warm-up, in which no isolate has been collected yet. */
const rows = 40_000;
const sampleEvery = 400;
const underWay = 2;

/**
 * Measures workerd's memory while rows are published one after the other to one socket of the built push Worker alone. V8 frees
 * the memory that a call leaves outside of the heaps only some ten thousand calls later.
 */
export async function measurePublishedMemory(): Promise<Figure> {
  const tribune = await startTribune();
  const crowd = await openCrowd(tribune, 1);
  crowd.count(false);
  const samples: number[] = [];
  let next = 0;
  const publish = async () => {
    while (next < rows) {
      const seq = (next += 1);
      if (seq % sampleEvery === 0) samples.push(residentMb(tribune.pids));
      await tribune.publish(seq - 1);
    }
  };
  await Promise.all(Array.from({ length: underWay }, publish));
  crowd.close();
  await tribune.stop();

  const third = samples.length / 3;
  const [first = 0, second = 0, last = 0] = [0, 1, 2].map((index) =>
    median(samples.slice(Math.floor(index * third), Math.floor((index + 1) * third))),
  );
  return {
    name: `memory of workerd in the last third of ${rows.toLocaleString("en")} rows published, of that in the second`,
    value: last / second,
    unit: "×",
    target: { atMost: 1.05 },
    detail: `${last.toFixed(0)} MB after ${second.toFixed(0)} MB and, before the first collection, ${first.toFixed(0)} MB; at the beginning ${samples[0]?.toFixed(0)} MB`,
  };
}
