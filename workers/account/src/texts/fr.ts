import type { MailTexts } from "./mail-texts.ts";

export const fr: MailTexts = {
  ignore: "Si ce n’est pas vous, ne faites rien : sans ce lien, rien ne change.",
  mails: {
    verifyAccount: {
      subject: "Confirmez votre compte",
      text: "Vous avez créé un compte avec cette adresse. Confirmez-la dans les deux jours pour pouvoir vous connecter.",
      action: "Confirmer mon compte",
    },
    alreadyRegistered: {
      subject: "Vous avez déjà un compte",
      text: "Quelqu’un a voulu créer un compte avec cette adresse, qui en a déjà un. Connectez-vous, ou choisissez un nouveau mot de passe.",
      action: "Choisir un nouveau mot de passe",
    },
    verifyEmail: {
      subject: "Confirmez votre nouvelle adresse",
      text: "Vous voulez utiliser cette adresse pour votre compte. Confirmez-la dans la journée.",
      action: "Confirmer l’adresse",
    },
    emailTaken: {
      subject: "Cette adresse a déjà un compte",
      text: "Quelqu’un a voulu utiliser cette adresse pour un autre compte. Elle reste celle de votre compte.",
    },
    emailChanged: {
      subject: "L’adresse de votre compte a changé",
      text: "Votre compte utilise désormais une autre adresse. Si ce n’était pas vous, écrivez à l’éditeur du site.",
    },
    password: {
      subject: "Nouveau mot de passe",
      text: "Choisissez un nouveau mot de passe dans l’heure. Tous vos appareils seront déconnectés.",
      action: "Choisir un mot de passe",
    },
    passwordChanged: {
      subject: "Votre mot de passe a changé",
      text: "Le mot de passe de votre compte a changé et tous les appareils ont été déconnectés. Si ce n’était pas vous, demandez un nouveau mot de passe.",
    },
    passkeyAdded: {
      subject: "Une clé d’accès a été ajoutée",
      text: "Une clé d’accès permet désormais de se connecter à votre compte sans mot de passe. Si ce n’était pas vous, supprimez-la dans votre profil et changez de mot de passe.",
    },
    passkeyRemoved: {
      subject: "Une clé d’accès a été supprimée",
      text: "Une clé d’accès de votre compte a été supprimée. Si ce n’était pas vous, changez de mot de passe.",
    },
    closed: {
      subject: "Votre compte est fermé",
      text: "Vous avez demandé la suppression de votre compte. Il est fermé, et tout ce qui lui appartient sera supprimé le {day}. Jusque-là, vous pouvez le reprendre : connectez-vous, ou suivez ce lien. Si ce n’était pas vous, reprenez-le et changez de mot de passe.",
      action: "Reprendre mon compte",
    },
    reopened: {
      subject: "Votre compte est de nouveau ouvert",
      text: "Vous avez repris votre compte : il ne sera pas supprimé. Si ce n’était pas vous, changez de mot de passe.",
    },
    deleted: {
      subject: "Votre compte est supprimé",
      text: "Votre compte et tout ce qui lui appartenait ont été supprimés. Il n’en reste rien chez nous qu’une preuve sans donnée personnelle : {proof}",
    },
  },
};
