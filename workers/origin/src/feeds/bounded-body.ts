import { emptyBody } from "../../../../shared/wire/codec.ts";
import { signatureRow, withSignature } from "./signature-row.ts";

/** Characters of the longest body (F25); a day of 10,000 events has some 5 million. */
export const longestBody = 8_388_608;
/** The most characters that one ledger contributes to a feed of all sports. */
export const longestPart = 524_288;

/**
 * A body of whole rows that is at most so long: rows at its end that do not fit are left out, and it is signed again.
 */
export function toBounded(body: string, longest: number): string {
  if (body.length <= longest) return body;
  const rows = body.slice(0, body.lastIndexOf("¬~", longest - signatureLength) + 2);
  if (rows.length < 2 || !rows.endsWith("~")) return emptyBody;
  return signatureRow.test(body) ? withSignature(rows) : rows;
}

/** The length of a signature's row and of the end of the row before. */
const signatureLength = 64;
