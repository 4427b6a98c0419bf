import autocannon from "autocannon";

/** `bytes`: of all answers, heads included. */
export type LoadResult = { readonly requests: number; readonly seconds: number; readonly bytes: number };

/**
 * Sends the same GET over keep-alive connections for a time, each waiting for its answer before the next.
 * @throws for an answer that is not 200, and for one that does not come
 */
export async function load(
  url: URL,
  options: {
    readonly connections: number;
    readonly seconds: number;
    readonly headers?: Readonly<Record<string, string>>;
  },
): Promise<LoadResult> {
  const result = await autocannon({
    url: url.href,
    connections: options.connections,
    duration: options.seconds,
    headers: { ...options.headers },
  });
  const faults = result.errors + result.non2xx;
  if (faults > 0)
    throw new Error(`${faults} of ${result.requests.total} answers from ${url.href} were none or not 200`);
  return { requests: result.requests.total, seconds: result.duration, bytes: result.throughput.total };
}
