import type { AccountErrorTexts } from "../shared-texts.ts";

export const accountErrors: AccountErrorTexts = {
  "account.error.server": "Ocorreu um erro no servidor. Tente mais tarde.",
  "account.error.login-failed": "Não foi possível entrar: o e-mail ou a palavra-passe não estão corretos.",
  "account.error.not-verified": "A sua conta ainda não está verificada. Siga a ligação que recebeu por e-mail.",
  "account.error.invalid-password": "A palavra-passe não está correta.",
  "account.error.not-a-robot": "Confirme que não é um robô.",
  "account.error.email-used": "Este e-mail já está a ser utilizado.",
  "account.error.consent-needed": "Indique se quer receber as nossas comunicações.",
};
