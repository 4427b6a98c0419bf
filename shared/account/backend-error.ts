/** An entry of an answer's error list: what the service wants settled before it goes on. */
export type BackendError = {
  /** A service code such as `XE8`. */
  readonly code: string;
  readonly details: readonly BackendErrorDetail[];
};

export type BackendErrorDetail = {
  /** A document: `tou` terms of use, `pp` privacy policy. */
  readonly type?: string;
  readonly version?: string;
  /** The kind of marketing consent, 1003 to 1006. */
  readonly code?: number;
  /** What the visitor agreed to before. */
  readonly marketing?: boolean;
  readonly thirdParties?: boolean;
};
