/** Deeper than any body of this API, and far below the limit of recursion. */
const mostDepth = 32;
/** Objects and arrays: an 8 MiB body of the smallest records has half of it; empty ones would fill the memory. */
const mostContainers = 500_000;

const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [34, 92, 123, 125, 91, 93];

/** Why a JSON text is not parsed at all, decided by its brackets alone; null for one that can be parsed. */
export function formFault(bytes: Uint8Array): string | null {
  let depth = 0;
  let containers = 0;
  let isText = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (isText) {
      if (byte === backslash) index += 1;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (byte === openBrace || byte === openBracket) {
      depth += 1;
      containers += 1;
      if (depth > mostDepth) return `is nested deeper than ${mostDepth}`;
      if (containers > mostContainers) return `has more than ${mostContainers} objects and arrays`;
    } else if (byte === closeBrace || byte === closeBracket) depth -= 1;
  }
  return null;
}
