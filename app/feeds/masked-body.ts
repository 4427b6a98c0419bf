/**
 * Replaces a feed's body that would reveal a result which the visitor hides. No reader knows the kind of its row, so a reader finds no
 * content, and code that compares the body with this one can tell the visitor why.
 */
export const maskedBody = "VEIL÷1¬~";

/**
 * Replaces a feed whose origin cannot tell how it was some seconds ago. It is as short as a feed without data, so that every reader finds
 * none; the browser loads the present and holds it back.
 */
export const noPastBody = "?";

/** Ends a list of articles of which some are left out, so that its page can say so. */
const missingMark = "VEILED÷1¬~";
export const withMissing = (body: string): string => `${body}${missingMark}`;
export const isMissingSome = (body: string): boolean => body.endsWith(missingMark);

export const isMasked = (body: string | null): boolean => body === maskedBody;
