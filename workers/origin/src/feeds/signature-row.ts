import { contentHash } from "../../../../shared/wire/content-hash.ts";

/** The last row of a signed body (`A1`): the hash of the rows before it. */
export const signatureRow = /A1÷[^¬]*¬~$/;

export const withSignature = (rows: string): string => `${rows}A1÷${contentHash(rows)}¬~`;
