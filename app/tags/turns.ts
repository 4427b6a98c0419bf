/** How long a banner is looked at before the next one of its zone takes its turn (C9.04). */
export const turnSeconds = 45;

/** A clock that runs only while it is told to. */
export type Turns = { readonly run: () => void; readonly rest: () => void };

/** Calls `onTurn` each time it has run for a turn, rests left out. `nowMs` never goes back. */
export function createTurns(onTurn: () => void, nowMs: () => number): Turns {
  const turnMs = turnSeconds * 1000;
  let leftMs = turnMs;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    if (timer !== undefined) return;
    since = nowMs();
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
      leftMs = Math.max(0, leftMs - (nowMs() - since));
    },
  };
}
