/**
 * Stands for a feed's body that a visitor may not see because it would tell a result that they hide. Its row is of no kind that any reader
 * knows: who reads it finds nothing, and who asks whether it is this one can say why.
 */
export const maskedBody = "VEIL÷1¬~";

export const isMasked = (body: string | null): boolean => body === maskedBody;
