import type { AccountErrorTexts } from "../shared-texts.ts";

export const accountErrors: AccountErrorTexts = {
  "account.error.server": "Something went wrong on the server. Try again later.",
  "account.error.login-failed": "Sign-in failed: the email address or the password is wrong.",
  "account.error.not-verified": "Your account is not verified yet. Follow the link in the email we sent you.",
  "account.error.invalid-password": "The password is wrong.",
  "account.error.not-a-robot": "Confirm that you are not a robot.",
  "account.error.email-used": "This email address is already in use.",
  "account.error.consent-needed": "Tell us whether you want to hear from us.",
};
