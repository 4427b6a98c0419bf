import { fieldsOf } from "../basics/record.ts";

/** An entry of an answer's error list: a step that the service requires before it continues. */
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
  /** The visitor's earlier answer. */
  readonly marketing?: boolean;
  readonly thirdParties?: boolean;
};

/** Reads an error list; entries without a code and details of another shape are left out. */
export function parseBackendErrors(input: unknown): readonly BackendError[] {
  if (!Array.isArray(input)) return [];
  return input.flatMap((entry: unknown) => {
    const { code, details } = fieldsOf(entry);
    if (typeof code !== "string") return [];
    return [{ code, details: Array.isArray(details) ? details.map(parseDetail) : [] }];
  });
}

function parseDetail(input: unknown): BackendErrorDetail {
  const { type, version, code, marketing, thirdParties } = fieldsOf(input);
  return {
    ...(typeof type === "string" ? { type } : {}),
    ...(typeof version === "string" ? { version } : {}),
    ...(typeof code === "number" ? { code } : {}),
    ...(typeof marketing === "boolean" ? { marketing } : {}),
    ...(typeof thirdParties === "boolean" ? { thirdParties } : {}),
  };
}
