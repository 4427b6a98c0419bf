/** Tells those who wait for the next time that something happens. */
export function createSignal() {
  let waiting: (() => void)[] = [];
  return {
    next: (): Promise<void> => new Promise((resolve) => waiting.push(resolve)),
    give() {
      const woken = waiting;
      waiting = [];
      for (const wake of woken) wake();
    },
  };
}
