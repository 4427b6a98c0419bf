/** Parses a body as JSON; undefined for any other body, such as a proxy's page or half an answer. */
export function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Why a whole answer cannot be read. */
export const notJson = "the answer is not JSON";
export const otherShape = "the answer has another shape than documented: nothing in it can be read";
