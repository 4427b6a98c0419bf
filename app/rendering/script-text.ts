// Inside a script only what could end it, or open a comment, has to be escaped.
const escapes: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** A text as a string literal in a script of a document. */
export const toScriptText = (text: string): string =>
  JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? "");
