/** What a Worker may have beside its configuration. */
interface AccountEnv {
  /** Turnstile's secret key of the site; without one no captcha is asked for. `wrangler secret put` sets it. */
  readonly TURNSTILE_SECRET?: string;
  /** Providers to sign in with, JSON (docs/operators.md); without it there are none. `wrangler secret put` sets it. */
  readonly SIGN_IN_PROVIDERS?: string;
  /** Of tests: the address that answers for Turnstile. */
  readonly DEV_TURNSTILE?: string;
  /** Of tests: where providers to sign in with answer, JSON by name. */
  readonly DEV_PROVIDERS?: string;
  /** Of local stacks, whose variants have no host: where links of mails lead. */
  readonly DEV_MAIL_ORIGIN?: string;
  /** "log" in local stacks: mails are lines of the log. */
  readonly DEV_MAIL?: string;
}
