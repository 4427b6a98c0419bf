import type { MailTexts } from "./mail-texts.ts";

export const en: MailTexts = {
  ignore: "If this was not you, do nothing: without the link nothing changes.",
  mails: {
    verifyAccount: {
      subject: "Confirm your account",
      text: "You made an account with this address. Confirm it within two days, so that you can sign in.",
      action: "Confirm my account",
    },
    alreadyRegistered: {
      subject: "You have an account already",
      text: "Somebody wanted to make an account with this address, which has one already. Sign in, or choose a new password.",
      action: "Choose a new password",
    },
    verifyEmail: {
      subject: "Confirm your new address",
      text: "You want to use this address for your account. Confirm it within a day.",
      action: "Confirm the address",
    },
    emailTaken: {
      subject: "This address has an account already",
      text: "Somebody wanted to use this address for another account. It stays that of your account.",
    },
    emailChanged: {
      subject: "The address of your account has changed",
      text: "Your account uses another address from now on. If this was not you, write to the publisher of the site.",
    },
    password: {
      subject: "New password",
      text: "Choose a new password within the hour. All your devices will be signed out.",
      action: "Choose a password",
    },
    passwordChanged: {
      subject: "Your password has changed",
      text: "The password of your account has changed, and all devices were signed out. If this was not you, ask for a new password.",
    },
    passkeyAdded: {
      subject: "A passkey was added",
      text: "A passkey can now sign in to your account without a password. If this was not you, remove it in your profile and change your password.",
    },
    passkeyRemoved: {
      subject: "A passkey was removed",
      text: "A passkey of your account was removed. If this was not you, change your password.",
    },
    closed: {
      subject: "Your account is closed",
      text: "You asked for your account to be deleted. It is closed, and everything that belongs to it will be deleted on {day}. Until then you can take it back: sign in, or follow this link. If this was not you, take it back and change your password.",
      action: "Take my account back",
    },
    reopened: {
      subject: "Your account is open again",
      text: "You have taken your account back: it will not be deleted. If this was not you, change your password.",
    },
    deleted: {
      subject: "Your account is deleted",
      text: "Your account and everything that belonged to it is deleted. Nothing of it is left with us but a proof without personal data: {proof}",
    },
  },
};
