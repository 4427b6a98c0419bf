/** Takes a time that depends on the expected text only, so it does not show where a given text differs from it. */
export function isSigned(given: string | null, expected: string): boolean {
  // A deployment without a signature refuses all requests rather than none.
  if (given === null || expected === "") return false;
  let difference = given.length ^ expected.length;
  for (let at = 0; at < expected.length; at += 1) difference |= given.charCodeAt(at) ^ expected.charCodeAt(at);
  return difference === 0;
}
