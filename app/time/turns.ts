/** A repeating timer that runs after `run` and pauses after `rest`. */
export type Turns = { readonly run: () => void; readonly rest: () => void };

/**
 * Calls `onTurn` after every `turnMs` of running time; pauses do not count. A turn that is left with at most `toleranceMs` to go is
 * over, and the next one begins after the pause.
 */
export function createTurns(onTurn: () => void, turnMs: number, toleranceMs = 0): Turns {
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
      leftMs -= performance.now() - since;
      if (leftMs <= toleranceMs) leftMs = 0;
    },
  };
}
