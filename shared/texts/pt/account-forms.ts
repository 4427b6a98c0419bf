import type { AccountFormTexts } from "../shared-texts.ts";

export const accountForms: AccountFormTexts = {
  required: "Este campo é obrigatório.",
  email: "Este e-mail não é válido.",
  nickname: "De 5 a 64 caracteres: letras sem acentos, algarismos, hífen, ponto ou traço inferior.",
  "password.length": "Pelo menos 8 caracteres.",
  "password.no-white-space": "Sem espaços.",
  "password.lower-case": "Pelo menos uma minúscula.",
  "password.upper-case": "Pelo menos uma maiúscula.",
  "password.symbol": "Pelo menos um carácter especial, por exemplo ! ? - _",
  "password.common": "Esta palavra-passe é demasiado comum: seria logo adivinhada. Escolha outra.",
  "mail.notSetUp":
    "O registo e as ligações por e-mail ainda não estão disponíveis neste site: o seu editor não indicou o endereço.",
  "login.locked":
    "Alguém pode ter tentado adivinhar a sua palavra-passe. Pode sempre entrar a partir de um dispositivo onde já iniciou sessão, com uma chave de acesso ou pela ligação para palavras-passe esquecidas.",
  "password.repeat": "As duas palavras-passe não coincidem.",
  approval: "Aceite as condições de utilização e a política de privacidade.",
};
