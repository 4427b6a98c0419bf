/** Variables that the Worker may have besides its configuration. */
interface PushEnv {
  /** The keys by which push services know this site, as JSON (docs/operators.md). Without them browsers get nothing while the site is closed. */
  readonly VAPID_KEYS?: string;
}
