import type { ClientErrorType } from "./error-codes.ts";

/** Catalogue key of what a visitor reads for each client error (A8.04). */
export const errorMessageKeys = {
  internal: "account.error.server",
  loginMismatch: "account.error.login-failed",
  registrationNotConfirmed: "account.error.not-verified",
  invalidRequestData: "account.error.server",
  verificationFailed: "account.error.invalid-password",
  invalidCaptcha: "account.error.not-a-robot",
  registrationAlreadyExists: "account.error.email-used",
  technicalError: "account.error.server",
  marketingStatementNeeded: "account.error.consent-needed",
} as const satisfies Record<ClientErrorType, string>;
export type ErrorMessageKey = (typeof errorMessageKeys)[ClientErrorType];

export const errorTexts: Readonly<Record<"fr" | "en", Readonly<Record<ErrorMessageKey, string>>>> = {
  fr: {
    "account.error.server": "Une erreur est survenue sur le serveur. Réessayez plus tard.",
    "account.error.login-failed": "Connexion impossible : l’adresse e-mail ou le mot de passe est incorrect.",
    "account.error.not-verified": "Votre compte n’est pas encore vérifié. Suivez le lien reçu par e-mail.",
    "account.error.invalid-password": "Le mot de passe est incorrect.",
    "account.error.not-a-robot": "Confirmez que vous n’êtes pas un robot.",
    "account.error.email-used": "Cette adresse e-mail est déjà utilisée.",
    "account.error.consent-needed": "Indiquez si vous souhaitez recevoir nos communications.",
  },
  en: {
    "account.error.server": "Something went wrong on the server. Try again later.",
    "account.error.login-failed": "Sign-in failed: the email address or the password is wrong.",
    "account.error.not-verified": "Your account is not verified yet. Follow the link in the email we sent you.",
    "account.error.invalid-password": "The password is wrong.",
    "account.error.not-a-robot": "Confirm that you are not a robot.",
    "account.error.email-used": "This email address is already in use.",
    "account.error.consent-needed": "Tell us whether you want to hear from us.",
  },
};
