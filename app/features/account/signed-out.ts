import { sessionEnds, type SessionEnd } from "../../../shared/accounts/session-end.ts";

/**
 * Why a session ended while personal data stayed in this browser: a reason of the service; the visitor refused the terms, or
 * signed out while the account could not store every change; or "unknown", as after months without a visit.
 */
export type SignedOut = SessionEnd | "termsRefused" | "here" | "unknown";

const reasons: readonly SignedOut[] = [...sessionEnds, "termsRefused", "here", "unknown"];

export const parseSignedOut = (text: string | null): SignedOut | null =>
  reasons.find((reason) => reason === text) ?? null;
