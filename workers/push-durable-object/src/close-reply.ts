import { closeCodes } from "../../../shared/push/close-codes.ts";

/** Codes that describe a connection and must not be sent in a frame (RFC 6455, 7.4.1). */
const neverSent: ReadonlySet<number> = new Set([1004, 1005, 1006, 1015]);

/** The code that answers a subscriber's close: its own, where that is one that may be sent. */
export function toCloseReply(code: number): number {
  const isOfProtocol = code >= 1000 && code <= 1014 && !neverSent.has(code);
  const isOfApplication = code >= 3000 && code <= 4999;
  return isOfProtocol || isOfApplication ? code : closeCodes.normal.code;
}
