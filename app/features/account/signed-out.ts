import { sessionEnds, type SessionEnd } from "../../../shared/account/session-end.ts";

/**
 * Why a session ended while what is personal stays in this browser: the service's reasons; the visitor did not agree to the terms, or
 * signed out while the account could not take everything; or nobody knows, as after months without a visit.
 */
export type SignedOut = SessionEnd | "termsRefused" | "here" | "unknown";

const reasons: readonly SignedOut[] = [...sessionEnds, "termsRefused", "here", "unknown"];

export const parseSignedOut = (text: string | null): SignedOut | null =>
  reasons.find((reason) => reason === text) ?? null;
