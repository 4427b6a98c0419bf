/** Undefined for what is no JSON; storage can be edited by anybody and cut short by the browser. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
