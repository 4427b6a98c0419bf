import type { CloseCode } from "../../../shared/push/close-codes.ts";

/** What a close frame says beside its code: for people who look at the network, no subscriber reads it. */
export const closeReasons: Readonly<Record<CloseCode, string>> = {
  normal: "bye",
  goingAway: "going away",
  tooBig: "frame too big",
  serverError: "server error",
  tryLater: "try again later",
  malformed: "malformed",
  policy: "not allowed here",
  behind: "not reading",
  tooManySockets: "too many sockets",
  unknownSubject: "unknown subject",
  badVersion: "unknown protocol version",
  tooMany: "too many frames",
};
