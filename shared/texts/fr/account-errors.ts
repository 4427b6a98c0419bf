import type { AccountErrorTexts } from "../shared-texts.ts";

export const accountErrors: AccountErrorTexts = {
  "account.error.server": "Une erreur est survenue sur le serveur. Réessayez plus tard.",
  "account.error.login-failed": "Connexion impossible : l’adresse e-mail ou le mot de passe est incorrect.",
  "account.error.not-verified": "Votre compte n’est pas encore vérifié. Suivez le lien reçu par e-mail.",
  "account.error.invalid-password": "Le mot de passe est incorrect.",
  "account.error.not-a-robot": "Confirmez que vous n’êtes pas un robot.",
  "account.error.email-used": "Cette adresse e-mail est déjà utilisée.",
  "account.error.consent-needed": "Indiquez si vous souhaitez recevoir nos communications.",
};
