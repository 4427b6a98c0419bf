import type { AccountFormTexts } from "../shared-texts.ts";

export const accountForms: AccountFormTexts = {
  required: "Este campo é obrigatório.",
  email: "Este e-mail não é válido.",
  nickname: "Pelo menos 5 caracteres: letras sem acentos, algarismos, hífen, ponto ou traço inferior.",
  "password.length": "Pelo menos 8 caracteres.",
  "password.no-white-space": "Sem espaços.",
  "password.lower-case": "Pelo menos uma minúscula.",
  "password.upper-case": "Pelo menos uma maiúscula.",
  "password.symbol": "Pelo menos um carácter especial, por exemplo ! ? - _",
  "password.common": "Esta palavra-passe é demasiado comum: seria logo adivinhada. Escolha outra.",
  "password.repeat": "As duas palavras-passe não coincidem.",
  approval: "Aceite as condições de utilização e a política de privacidade.",
};
