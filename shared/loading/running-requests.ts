/** The request that runs in each context, such as "main list" or "match detail" (C4.12). */
export type RunningRequests = ReadonlyMap<string, number>;

/** Starts a request in a context; `aborted` is the one that ran there and must be cancelled. */
export function startRequest(
  running: RunningRequests,
  context: string,
  requestId: number,
): { readonly running: RunningRequests; readonly aborted: number | null } {
  return { running: new Map(running).set(context, requestId), aborted: running.get(context) ?? null };
}

/** Only the context's current request may hand in its answer; one that was aborted may not. */
export const isCurrentRequest = (running: RunningRequests, context: string, requestId: number): boolean =>
  running.get(context) === requestId;

/** Removes a request that ended or was aborted; a later one in its context stays. */
export function endRequest(running: RunningRequests, context: string, requestId: number): RunningRequests {
  if (!isCurrentRequest(running, context, requestId)) return running;
  const rest = new Map(running);
  rest.delete(context);
  return rest;
}
