import { hasData } from "../../shared/wire/codec.ts";

/** Some browsers report 204 as 1223, and an answer from their own cache as 0. */
const successStatuses: ReadonlySet<number> = new Set([200, 304, 204, 1223, 0]);
const unchangedStatuses: ReadonlySet<number> = new Set([304, 204, 1223]);

/** Whether an answer with this status is read and not requested again (C5.05). */
export const isSuccess = (status: number): boolean => successStatuses.has(status);

/** Whether a body brings data that the client does not have yet (C5.04, C5.05). */
export function hasNewData(status: number, headers: Headers | null, body: string): boolean {
  if (headers === null || !isSuccess(status) || unchangedStatuses.has(status)) return false;
  return hasData(body);
}

/** The part of a response's headers that is used: whether a header is present. */
type Headers = { readonly get: (name: string) => string | null };
