/** Verification as the service counts it (A4.01). */
export const verificationStatus = { verified: 1, registrationNotConfirmed: 2 } as const;

export const verificationTypes = ["verifyEmail", "verifyAccount"] as const;
export type VerificationType = (typeof verificationTypes)[number];

export const parseVerificationType = (text: string): VerificationType | null =>
  verificationTypes.find((type) => type === text) ?? null;

/** 40 lower-case hex characters, no more and no fewer (A5.04). */
export const isVerificationCode = (text: string): boolean => /^[0-9a-f]{40}$/.test(text);
