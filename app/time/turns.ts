/** A repeating timer that runs after `run` and pauses after `rest`. */
export type Turns = { readonly run: () => void; readonly rest: () => void };

/** Calls `onTurn` after every `turnMs` of running time; pauses do not count. */
export function createTurns(onTurn: () => void, turnMs: number): Turns {
  let leftMs = turnMs;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    if (timer !== undefined) return;
    since = performance.now();
    timer = setTimeout(() => {
      timer = undefined;
      leftMs = turnMs;
      onTurn();
      run();
    }, leftMs);
  };
  return {
    run,
    rest() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      leftMs = Math.max(0, leftMs - (performance.now() - since));
    },
  };
}
