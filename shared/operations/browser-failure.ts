/** A failure in a visitor's browser, as its page reports it to `/log`. Addresses have no query, and no field names a person. */
export type BrowserFailure = {
  /** What the page was doing: a feed's context ("poll", "day" …), or "script". */
  readonly action: string;
  readonly url: string;
  readonly status?: number | undefined;
  readonly message: string;
  readonly stack?: string | undefined;
  /** The beginning of the answer that could not be handled. */
  readonly body?: string | undefined;
  /** The build of the client's files. */
  readonly build: string;
  /** The app's version (C1.09). */
  readonly version?: string | undefined;
};

/** The path to which pages report, and the most characters of each field: pages cut longer values, the site refuses them. */
export const logPath = "/log";
export const failureLimits = {
  action: 80,
  url: 300,
  message: 500,
  stack: 2_000,
  body: 1_000,
  build: 40,
  version: 20,
} as const;
