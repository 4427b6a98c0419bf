import type { CloseCode } from "../../../shared/push/close-codes.ts";

/** The texts of close frames. They help people who inspect the network; subscribers read only the code. */
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
