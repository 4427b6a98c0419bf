import type { HttpInput } from "./exchange.ts";

/** Tries of one shrinking: each is a request. */
const mostTries = 60;

/** A smaller input that still fails, found by leaving out one part after the other; the input itself where none does. */
export async function shrink(input: HttpInput, fails: (input: HttpInput) => Promise<boolean>): Promise<HttpInput> {
  let smallest = input;
  let tries = 0;
  let found = true;
  while (found) {
    found = false;
    for (const smaller of smallerThan(smallest)) {
      if (tries >= mostTries) return smallest;
      tries += 1;
      if (!(await fails(smaller))) continue;
      smallest = smaller;
      found = true;
      break;
    }
  }
  return smallest;
}

function* smallerThan(input: HttpInput): Generator<HttpInput> {
  for (const name of Object.keys(input.headers)) {
    yield { ...input, headers: Object.fromEntries(Object.entries(input.headers).filter(([other]) => other !== name)) };
  }
  const [path = "", query] = split(input.path, "?");
  if (query !== undefined) {
    const params = query.split("&");
    yield { ...input, path };
    if (params.length > 1) {
      for (const skipped of params.keys()) {
        yield { ...input, path: `${path}?${params.filter((_, index) => index !== skipped).join("&")}` };
      }
    }
  }
  for (const text of halves(path.slice(1)))
    yield { ...input, path: `/${text}${query === undefined ? "" : `?${query}`}` };
  if (input.body !== null) for (const body of halves(input.body)) yield { ...input, body };
}

/** A text without a part of it: halves first, then quarters, then eighths. */
function* halves(text: string): Generator<string> {
  for (
    let size = Math.ceil(text.length / 2);
    size >= 1 && size * 8 >= text.length;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let start = 0; start < text.length; start += size) yield text.slice(0, start) + text.slice(start + size);
  }
}

function split(text: string, sign: string): readonly [string, string | undefined] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
