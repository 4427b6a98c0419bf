import type { FormFault } from "./forms.ts";

/** What a form says under a field. */
export const formTexts: Readonly<Record<"fr" | "en", Readonly<Record<FormFault, string>>>> = {
  fr: {
    required: "Ce champ est obligatoire.",
    email: "Cette adresse e-mail n’est pas valable.",
    nickname: "Au moins 5 caractères : lettres sans accent, chiffres, tiret, point ou tiret bas.",
    "password.length": "Au moins 8 caractères.",
    "password.no-white-space": "Aucune espace.",
    "password.lower-case": "Au moins une minuscule.",
    "password.upper-case": "Au moins une majuscule.",
    "password.symbol": "Au moins un caractère spécial, par exemple ! ? - _",
    "password.repeat": "Les deux mots de passe sont différents.",
    approval: "Acceptez les conditions d’utilisation et la politique de confidentialité.",
  },
  en: {
    required: "This field is required.",
    email: "This email address is not valid.",
    nickname: "At least 5 characters: letters without accents, digits, hyphen, dot or underscore.",
    "password.length": "At least 8 characters.",
    "password.no-white-space": "No spaces.",
    "password.lower-case": "At least one lower-case letter.",
    "password.upper-case": "At least one upper-case letter.",
    "password.symbol": "At least one special character, such as ! ? - _",
    "password.repeat": "The two passwords differ.",
    approval: "Accept the terms of use and the privacy policy.",
  },
};
