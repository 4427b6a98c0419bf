import type { z } from "zod";

/** The fault of a part of a body: a JSON pointer (RFC 6901) to it, and the reason. */
export type Refusal = { readonly pointer: string; readonly reason: string };

/** Pointers and reasons are cut to these lengths, because they can contain long parts of the request. */
const mostPointer = 300;
const mostReason = 300;

/** Every fault that a schema found below `base`. */
export const toRefusals = (base: string, error: z.ZodError): readonly Refusal[] =>
  error.issues.map(({ path, message }) => ({
    pointer: (base + path.map(toToken).join("")).slice(0, mostPointer),
    reason: message.slice(0, mostReason),
  }));

const toToken = (part: PropertyKey) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`;

/** The most faults that an answer names; a body can hold a hundred times more. */
export const mostRefusals = 5_000;

/** The beginning of the reason for a result that would replace another one of the same match; clients recognise it. */
export const wouldChangeResult = "would change the result";

/** The beginning of the reason for an amendment that contradicts what was reported of a match that is over. */
export const wouldChangeIncident = "would change";

/**
 * The end of the reason for an incident that is known with other content; clients recognise it and send an amendment.
 */
export const reportedDifferently = "is reported differently already: use amended or retracted";
