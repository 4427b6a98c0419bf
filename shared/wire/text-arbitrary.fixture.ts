import * as fc from "fast-check";

// oxlint-disable-next-line no-control-regex -- it matches control characters on purpose
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text without characters that are never sent (F26). */
export const withoutUnwanted = (text: string): string => text.replace(unwanted, "");

/** Any text that comes back as it was written. */
export const anyText = (constraints: fc.StringConstraints = {}): fc.Arbitrary<string> =>
  fc.string({ unit: "binary", ...constraints }).map(withoutUnwanted);
