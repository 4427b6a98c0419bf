/** Compares in a time that says nothing of where two texts part: both are hashed first, and every byte is looked at. */
export async function isSigned(given: string | null, expected: string): Promise<boolean> {
  const [left, right] = await Promise.all([sha256(given ?? ""), sha256(expected)]);
  // A deployment that forgot its signature lets nobody in, rather than everybody.
  let difference = expected === "" ? 1 : 0;
  left.forEach((byte, index) => {
    difference |= byte ^ (right[index] ?? 0);
  });
  return difference === 0;
}

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}
