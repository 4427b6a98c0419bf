export type CheckOptions = {
  readonly fetch: typeof fetch;
  /** Between two tries: a new address takes up to a minute until it is known everywhere. */
  readonly wait: () => Promise<void>;
  readonly tries: number;
};

const timeoutMs = 10_000;

/**
 * Requests a deployed site's front page and, with the feed sign, a feed. Returns null when both answers are right, otherwise
 * the fault of the last attempt.
 */
export async function checkSite(address: string, feedSign: string, options: CheckOptions): Promise<string | null> {
  let fault: string | null = null;
  for (let attempt = 1; attempt <= options.tries; attempt += 1) {
    if (attempt > 1) await options.wait();
    fault = (await checkPage(address, options.fetch)) ?? (await checkFeed(address, feedSign, options.fetch));
    if (fault === null) return null;
  }
  return fault;
}

function checkPage(address: string, fetch: CheckOptions["fetch"]): Promise<string | null> {
  return ask(new URL("/", address), {}, fetch, (response, body) =>
    response.headers.get("content-type")?.startsWith("text/html") === true && body.includes("</html>")
      ? null
      : "is no whole page",
  );
}

/** The list of football's day, which is "0" as long as nothing was ingested. */
function checkFeed(address: string, feedSign: string, fetch: CheckOptions["fetch"]): Promise<string | null> {
  const headers = { "x-fsign": feedSign };
  return ask(new URL("/1/x/feed/f_1_0_0_en_1", address), headers, fetch, (_response, body) =>
    body === "" ? "is empty" : null,
  );
}

async function ask(
  url: URL,
  headers: Readonly<Record<string, string>>,
  fetch: CheckOptions["fetch"],
  validate: (response: Response, body: string) => string | null,
): Promise<string | null> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
    const body = await response.text();
    const fault = response.status === 200 ? validate(response, body) : refusal(response.status);
    return fault === null ? null : `${url.href} ${fault}`;
  } catch (error) {
    return `${url.href} cannot be reached: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function refusal(status: number): string {
  return status === 401 ? "answers 401: FEED_SIGN differs between the Workers" : `answers ${status}`;
}
