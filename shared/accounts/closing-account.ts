import { fieldsOf } from "../basics/record.ts";

/** A closed account whose owner has just signed in: it can be taken back with this until it is removed. */
export type ClosingAccount = {
  readonly id: string;
  /** Good once, for ten minutes. */
  readonly code: string;
  readonly untilSeconds: number;
};

/** Null for anything else. */
export function parseClosingAccount(value: unknown): ClosingAccount | null {
  const { id, code, untilSeconds } = fieldsOf(value);
  const isClosing = typeof id === "string" && typeof code === "string" && typeof untilSeconds === "number";
  return isClosing ? { id, code, untilSeconds } : null;
}

/** How an account is taken back: by the link of a mail, or by the code that a sign-in was answered with. */
export const restorationTypes = ["restoreByMail", "restoreBySignIn"] as const;
export type RestorationType = (typeof restorationTypes)[number];
