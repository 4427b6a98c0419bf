/** The rule of older accounts (A5.02). */
export const isOldPassword = (password: string): boolean => password.length >= 5;

// The requirements on a new password (A5.02), in the order in which a form lists them.
const requirements = [
  ["length", (password: string) => password.length >= 8],
  ["no-white-space", (password: string) => !/\s/.test(password)],
  ["lower-case", (password: string) => /\p{Ll}/u.test(password)],
  ["upper-case", (password: string) => /\p{Lu}/u.test(password)],
  ["symbol", (password: string) => /[\W_]/.test(password)],
] as const;
export type PasswordRequirement = (typeof requirements)[number][0];

/** The requirements that a new password fails; none when it may be used. */
export function failedPasswordRequirements(password: string): readonly PasswordRequirement[] {
  return requirements.filter(([, isMet]) => !isMet(password)).map(([name]) => name);
}
