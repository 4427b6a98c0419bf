import type { z } from "zod";

/** What is wrong with a part of a body: a JSON pointer (RFC 6901) to it, and the fault. */
export type Refusal = { readonly pointer: string; readonly reason: string };

/** Every fault that a schema found below `base`. */
export const toRefusals = (base: string, error: z.ZodError): readonly Refusal[] =>
  error.issues.map(({ path, message }) => ({ pointer: base + path.map(toToken).join(""), reason: message }));

const toToken = (part: PropertyKey) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`;
