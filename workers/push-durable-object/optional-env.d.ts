/** What the Worker may have beside its configuration. */
interface PushEnv {
  /** The keys by which push services know this site, JSON (docs/operators.md); without them no browser is told while the site is closed. */
  readonly VAPID_KEYS?: string;
}
