/** `wait` passes the time between two tries: a new address takes up to a minute until it is known everywhere. */
type CheckOptions = { readonly fetch: typeof fetch; readonly wait: () => Promise<void>; readonly tries: number };

const timeoutMs = 10_000;

/**
 * Requests a deployed site's front page and, with the feed sign, a feed: the list of football's day, which is "0" as long as nothing
 * was ingested. Returns null when both answers are right, otherwise the fault of the last attempt.
 */
export async function checkSite(address: string, feedSign: string, options: CheckOptions): Promise<string | null> {
  async function faultOf(path: string, headers: Readonly<Record<string, string>>, fault: string, isRight: RegExp) {
    const url = new URL(path, address).href;
    try {
      const response = await options.fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
      const body = await response.text();
      if (response.status === 401) return `${url} answers 401: FEED_SIGN differs between the Workers`;
      if (response.status !== 200) return `${url} answers ${response.status}`;
      return isRight.test(`${response.headers.get("content-type")}\n${body}`) ? null : `${url} ${fault}`;
    } catch (error) {
      return `${url} cannot be reached: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  let fault: string | null = null;
  for (let attempt = 1; attempt <= options.tries; attempt += 1) {
    if (attempt > 1) await options.wait();
    fault =
      (await faultOf("/", {}, "is no whole page", /^text\/html[^]*<\/html>/)) ??
      (await faultOf("/1/x/feed/f_1_0_0_en_1", { "x-fsign": feedSign }, "is empty", /\n./));
    if (fault === null) return null;
  }
  return fault;
}
