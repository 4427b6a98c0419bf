import type { AccountFormTexts } from "../shared-texts.ts";

export const accountForms: AccountFormTexts = {
  required: "This field is required.",
  email: "This email address is not valid.",
  nickname: "5 to 64 characters: letters without accents, digits, hyphen, dot or underscore.",
  "password.length": "At least 8 characters.",
  "password.no-white-space": "No spaces.",
  "password.lower-case": "At least one lower-case letter.",
  "password.upper-case": "At least one upper-case letter.",
  "password.symbol": "At least one special character, such as ! ? - _",
  "password.common": "This password is too common: it would be guessed at once. Choose another one.",
  "mail.notSetUp":
    "Registration and links by e-mail are not set up on this site yet: its operator has not named its address.",
  "login.locked":
    "Somebody may have tried to guess your password. You can always get in from a device on which you have signed in before, with a passkey, or by the link “Forgotten your password?”.",
  "password.repeat": "The two passwords differ.",
  approval: "Accept the terms of use and the privacy policy.",
};
