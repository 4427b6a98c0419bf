/**
 * Median milliseconds of each task. The tasks take turns, so that whatever slows the machine slows all of them alike;
 * the ratios of one run can be compared, its times cannot.
 */
export function measureInterleaved<K extends string>(
  tasks: Readonly<Record<K, () => unknown>>,
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Readonly<Record<K, number>> {
  const names = Object.keys(tasks) as K[];
  const samples = new Map<K, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const name of names) {
      const start = performance.now();
      tasks[name]();
      const elapsedMs = performance.now() - start;
      if (round >= warmUp) samples.get(name)?.push(elapsedMs);
    }
  }
  const medians = names.map((name) => [name, median(samples.get(name) ?? [])]);
  // Each name of `tasks` has its median.
  return Object.fromEntries(medians) as Record<K, number>;
}

function median(samples: readonly number[]): number {
  return samples.toSorted((a, b) => a - b)[samples.length >> 1] ?? Number.NaN;
}
