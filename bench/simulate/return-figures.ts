import { longestReturnMs, maxSocketsPerRelay, returnsPerSecond } from "../../shared/push/push-limits.ts";
import { randomOf } from "../../shared/basics/random.ts";
import type { Figure } from "../figures.ts";
import { createCrowd, type Loss, type Return } from "./simulate-return.ts";
import { createDelivery, NotReadyYet } from "../../workers/origin/src/ledger/delivery.ts";

/** `mostSeconds`: until 99 % are back. The protocol spreads the return of a large crowd over time; second tries add a few seconds. */
const crowds = [
  { clients: 5_000, isolates: 20, growthSeconds: 600, mostSeconds: 15 },
  { clients: 1_000_000, isolates: 1_000, growthSeconds: 600, mostSeconds: longestReturnMs / 1_000 + 5 },
] as const;
const losses: readonly Loss[] = ["a relay", "the region", "the region and its directory"];
/** A browser gives up an opening that takes longer. */
const openingMs = 5_000;

/** Simulates the sockets of one sport in one region after a relay, the whole region or the hub is killed. */
export async function simulateReturns(joinMs: number): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const crowd of crowds) figures.push(...(await simulateCrowd(crowd, joinMs)));
  return [...figures, ...(await toHubFigures())];
}

async function simulateCrowd(
  { mostSeconds, ...size }: (typeof crowds)[number],
  joinMs: number,
): Promise<readonly Figure[]> {
  const { clients, isolates } = size;
  const crowd = await createCrowd({ ...size, joinMs }, randomOf("simulate", "return"));
  try {
    const { relays, mean, fullest, sentAway } = await crowd.grow();
    const placed: Figure = {
      name: `${clients} sockets that come within ten minutes: those that found no room at once`,
      value: (sentAway / clients) * 100,
      unit: "%",
      target: { atMost: 1 },
      detail: `${relays} relays, ${mean.toFixed(0)} sockets in the mean, ${fullest} in the fullest, ${maxSocketsPerRelay} at most; the emptier of two is picked by ${isolates} isolates`,
    };
    const lost: Figure[] = [];
    for (const loss of losses) lost.push(...toFigures(loss, mostSeconds, await crowd.lose(loss), crowd.directoryMs));
    return [placed, ...lost];
  } finally {
    crowd.end();
  }
}

function toFigures(loss: Loss, atMost: number, back: Return, directoryMs: number): readonly Figure[] {
  const { lost, half, most, all, busiestSecond, sentAway, longestQueueMs, directoryCalls, fullest } = back;
  return [
    {
      name: `${loss} is killed: 99 % of its ${lost} sockets are back`,
      value: most,
      unit: "s",
      target: { atMost },
      detail: `half after ${half.toFixed(1)} s, all after ${all.toFixed(1)} s; ${busiestSecond} in the busiest second (told to be ${returnsPerSecond}), ${sentAway} sent away, fullest relay ${fullest}`,
    },
    {
      name: "the same: the longest wait for other joins of the relay",
      value: longestQueueMs,
      unit: "ms",
      target: { atMost: openingMs },
      detail: "all CPU of a join counted to the relay, one after the other",
    },
    {
      name: "the same: CPU of the directory in its busiest second",
      value: (directoryCalls * directoryMs) / 10,
      unit: "% of one object's",
      target: { atMost: 50 },
      detail: `${directoryCalls} calls, ${(directoryMs * 1_000).toFixed(0)} µs each in plain Node, its table included`,
    },
  ];
}

/** Relays and their sockets stay when a hub dies. */
async function toHubFigures(): Promise<readonly Figure[]> {
  return Promise.all(
    [1, 5].map(async (away): Promise<Figure> => ({
      name: `the hub is killed and away for ${away} s: the change of that moment has arrived`,
      value: await secondsUntilDelivered(away),
      unit: "s",
      target: { atMost: 15 },
      detail: "no socket is lost; the ledger tries again after two seconds, then twice as long each time",
    })),
  );
}

/** Seconds from a change until a hub has it that is away for so long, by the real tries of the ledger. */
async function secondsUntilDelivered(awaySeconds: number): Promise<number> {
  let nowSeconds = 0;
  const delivery = createDelivery("simulate", () =>
    nowSeconds < awaySeconds ? Promise.reject(new NotReadyYet("away, as simulated")) : Promise.resolve(),
  );
  for (;;) {
    await delivery.flush(() => nowSeconds);
    const again = delivery.retryAtSeconds();
    if (again === null) return nowSeconds;
    nowSeconds = again;
  }
}
