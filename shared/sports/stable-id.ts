const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/**
 * An id of 8 alphanumeric characters: the first names the sport, so that the ledger follows from the id; the other
 * seven are a hash of the parts. The same parts give the same id on every machine and in every year (docs/adr/013).
 */
export function stableId(sportId: number, ...parts: readonly string[]): string {
  const first = alphabet[sportId];
  if (first === undefined) throw new RangeError(`no sport ${sportId}`);
  let hash = hash53(parts.join("\u001f"));
  let id = "";
  for (let index = 0; index < 7; index += 1) {
    id += alphabet[hash % 62];
    hash = Math.floor(hash / 62);
  }
  return first + id;
}

/** The sport of a stable id, null when the text is not one. */
export function sportIdOf(id: string): number | null {
  if (!/^[0-9A-Za-z]{8}$/.test(id)) return null;
  const sportId = alphabet.indexOf(id.charAt(0));
  return sportId > 0 ? sportId : null;
}

/** cyrb53 (public domain): 53 bits, well mixed, synchronous. Not for secrets. */
function hash53(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
