/**
 * The subscriber's action after a socket was closed:
 * - `again`: open another one after a short random wait that grows with each failure (P8);
 * - `later`: the same, after a wait of at least `laterDelayMs`;
 * - `without-odds`: drop the odds subjects and every price, then again;
 * - `stop`: this page will not get a socket; it polls.
 */
export type AfterClose = "again" | "later" | "without-odds" | "stop";

/** Every close code that this service sends, and the subscriber's action after it. */
export const closeCodes = {
  /** The subscriber left. */
  normal: { code: 1000, after: "stop" },
  /** A deploy, a moved object, a page that goes away. */
  goingAway: { code: 1001, after: "again" },
  /** A frame longer than `maxClientFrameLength`. */
  tooBig: { code: 1009, after: "stop" },
  serverError: { code: 1011, after: "later" },
  /** Every relay is full. */
  tryLater: { code: 1013, after: "later" },
  /** A frame or an address that this protocol does not know. */
  malformed: { code: 4400, after: "stop" },
  /** The place's policy does not allow the subject (P7). */
  policy: { code: 4403, after: "without-odds" },
  /** The subscriber did not acknowledge the frames it received (P11). */
  behind: { code: 4408, after: "again" },
  /** More than `maxSocketsPerClient` of one address. */
  tooManySockets: { code: 4409, after: "later" },
  unknownSubject: { code: 4404, after: "stop" },
  badVersion: { code: 4406, after: "stop" },
  /** More subjects than `maxSubjectsPerSocket`, or more frames a minute than `maxFramesPerMinute`. */
  tooMany: { code: 4429, after: "later" },
} as const satisfies Record<string, { code: number; after: AfterClose }>;

export type CloseCode = keyof typeof closeCodes;

const afterByCode = new Map<number, AfterClose>(Object.values(closeCodes).map(({ code, after }) => [code, after]));

/** Codes that are not in the table come from the network between (1006, 1005, 1012 …). */
export const toAfterClose = (code: number): AfterClose => afterByCode.get(code) ?? "again";
