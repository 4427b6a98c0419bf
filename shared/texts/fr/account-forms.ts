import type { AccountFormTexts } from "../shared-texts.ts";

export const accountForms: AccountFormTexts = {
  required: "Ce champ est obligatoire.",
  email: "Cette adresse e-mail n’est pas valable.",
  nickname: "Au moins 5 caractères : lettres sans accent, chiffres, tiret, point ou tiret bas.",
  "password.length": "Au moins 8 caractères.",
  "password.no-white-space": "Aucune espace.",
  "password.lower-case": "Au moins une minuscule.",
  "password.upper-case": "Au moins une majuscule.",
  "password.symbol": "Au moins un caractère spécial, par exemple ! ? - _",
  "password.common": "Ce mot de passe est trop courant : il serait deviné tout de suite. Choisissez-en un autre.",
  "password.repeat": "Les deux mots de passe sont différents.",
  approval: "Acceptez les conditions d’utilisation et la politique de confidentialité.",
};
