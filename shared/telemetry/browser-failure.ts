/** A failure in a visitor's browser, as its page reports it to `/log`. No address has its query, and nothing of it names a person. */
export type BrowserFailure = {
  /** What the page was doing: a feed's context ("poll", "day" …), or "script". */
  readonly action: string;
  readonly url: string;
  readonly status?: number | undefined;
  readonly message: string;
  readonly stack?: string | undefined;
  /** The beginning of the answer that could not be handled. */
  readonly body?: string | undefined;
  /** Of the client's files. */
  readonly build: string;
};

/** Where pages report, and the most characters of each field: what is longer is cut by the page, and refused by the site. */
export const logPath = "/log";
export const failureLimits = { action: 80, url: 300, message: 500, stack: 2_000, body: 1_000, build: 40 } as const;
