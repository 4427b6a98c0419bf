/** Variables that a Worker may have besides its configuration. */
interface AccountEnv {
  /** The site's secret key for Turnstile; without one no captcha is needed. `wrangler secret put` sets it. */
  readonly TURNSTILE_SECRET?: string;
  /** The sign-in providers, as JSON (docs/operators.md); without it there are none. `wrangler secret put` sets it. */
  readonly SIGN_IN_PROVIDERS?: string;
  /** Tests set it: the address that answers in place of Turnstile. */
  readonly DEV_TURNSTILE?: string;
  /** Tests set it: the addresses of sign-in providers, as JSON by name. */
  readonly DEV_PROVIDERS?: string;
  /** Local stacks set it, because their variants have no host: the origin for links in mails. */
  readonly DEV_MAIL_ORIGIN?: string;
  /** "log" in local stacks, which write mails to the log. */
  readonly DEV_MAIL?: string;
}
