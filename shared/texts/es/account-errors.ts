import type { AccountErrorTexts } from "../shared-texts.ts";

export const accountErrors: AccountErrorTexts = {
  "account.error.server": "Se ha producido un error en el servidor. Inténtalo de nuevo más tarde.",
  "account.error.login-failed": "No has podido entrar: el correo electrónico o la contraseña no son correctos.",
  "account.error.not-verified": "Tu cuenta aún no está verificada. Sigue el enlace que te enviamos por correo.",
  "account.error.invalid-password": "La contraseña no es correcta.",
  "account.error.not-a-robot": "Confirma que no eres un robot.",
  "account.error.email-used": "Este correo electrónico ya está en uso.",
  "account.error.consent-needed": "Indica si quieres recibir nuestras comunicaciones.",
};
