import type { AccountFormTexts } from "../shared-texts.ts";

export const accountForms: AccountFormTexts = {
  required: "Ce champ est obligatoire.",
  email: "Cette adresse e-mail n’est pas valable.",
  nickname: "De 5 à 64 caractères : lettres sans accent, chiffres, tiret, point ou tiret bas.",
  "password.length": "Au moins 8 caractères.",
  "password.no-white-space": "Aucune espace.",
  "password.lower-case": "Au moins une minuscule.",
  "password.upper-case": "Au moins une majuscule.",
  "password.symbol": "Au moins un caractère spécial, par exemple ! ? - _",
  "password.common": "Ce mot de passe est trop courant : il serait deviné tout de suite. Choisissez-en un autre.",
  "mail.notSetUp":
    "L’inscription et les liens par e-mail ne sont pas encore en service sur ce site : son éditeur n’a pas indiqué son adresse.",
  "login.locked":
    "Quelqu’un a peut-être essayé de deviner votre mot de passe. Vous pouvez toujours entrer depuis un appareil où vous vous êtes déjà connecté, avec une clé d’accès ou par le lien « Mot de passe oublié ? ».",
  "password.repeat": "Les deux mots de passe sont différents.",
  approval: "Acceptez les conditions d’utilisation et la politique de confidentialité.",
};
