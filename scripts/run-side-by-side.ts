/** A piece of work; `after` names those whose ends it waits for. */
export type Step<Result> = {
  readonly name: string;
  readonly after?: readonly string[];
  readonly run: () => Promise<Result>;
};

/**
 * Runs steps in their order, so many at once; one that has to wait for another lets those behind it go first.
 *
 * @param ended called as each step ends
 */
export async function runSideBySide<Result>(
  steps: readonly Step<Result>[],
  lanes: number,
  ended: (name: string, result: Result) => void,
): Promise<void> {
  const waiting = [...steps];
  const done = new Set<string>();
  const running = new Map<string, Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ after = [] }) => after.every((name) => done.has(name)));
    const [step] = next < 0 || running.size >= lanes ? [] : waiting.splice(next, 1);
    if (step !== undefined) {
      const { name, run } = step;
      running.set(
        name,
        run().then((result) => {
          running.delete(name);
          done.add(name);
          ended(name, result);
        }),
      );
    } else if (running.size === 0) throw new Error(`nothing that ${waiting[0]?.name} waits for is left`);
    else await Promise.race(running.values());
  }
}
