/** The types of files by the ending of their names: a network's sign-in page has the status of what it replaces, but not the type. */
const types: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/(?:x-)?javascript\b/,
  css: /^text\/css\b/,
  ico: /^image\//,
  png: /^image\/png\b/,
  svg: /^image\/svg\+xml\b/,
};

/** Whether an answer is the asset of the path, so that a copy of it may be kept. */
export function isAssetOf(
  path: string,
  { ok, redirected, headers }: Pick<Response, "ok" | "redirected" | "headers">,
): boolean {
  const ending = /\.(\w+)(?:\?.*)?$/.exec(path)?.[1] ?? "";
  return ok && !redirected && types[ending]?.test(headers.get("content-type") ?? "") === true;
}
