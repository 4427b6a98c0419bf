/** A league that a visitor may pin, with what a menu shows of it. */
export type PinnableLeague = {
  /** `{sportId}_{templateKey}` (C3.19) */
  readonly key: string;
  readonly type: string;
  readonly name: string;
  readonly country: string;
  readonly flag: string;
  readonly path: string;
};
