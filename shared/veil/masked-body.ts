/**
 * Stands for a feed's body that a visitor may not see because it would tell a result that they hide. Its row is of no kind that any reader
 * knows: who reads it finds nothing, and who asks whether it is this one can say why.
 */
export const maskedBody = "VEIL÷1¬~";

/** Ends a list of articles of which some are left out, so that its page can say so. */
const missingMark = "VEILED÷1¬~";
export const withMissing = (body: string): string => `${body}${missingMark}`;
export const isMissingSome = (body: string): boolean => body.endsWith(missingMark);

export const isMasked = (body: string | null): boolean => body === maskedBody;
