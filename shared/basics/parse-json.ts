/** Undefined for a text that is not JSON: anybody can edit storage, and the browser may cut it short. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
