/** Why a session ended that its device did not end itself, as the service says it to the device that still has the session. */
export const sessionEnds = ["signedOutElsewhere", "passwordChanged", "accountClosed"] as const;
export type SessionEnd = (typeof sessionEnds)[number];

/** Null for any other text. */
export const parseSessionEnd = (value: unknown): SessionEnd | null => sessionEnds.find((end) => end === value) ?? null;
