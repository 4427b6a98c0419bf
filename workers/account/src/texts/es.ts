import type { MailTexts } from "./mail-texts.ts";

export const es: MailTexts = {
  ignore: "Si no has sido tú, no hagas nada: sin el enlace no cambia nada.",
  mails: {
    verifyAccount: {
      subject: "Confirma tu cuenta",
      text: "Has creado una cuenta con esta dirección. Confírmala en dos días para poder iniciar sesión.",
      action: "Confirmar mi cuenta",
    },
    alreadyRegistered: {
      subject: "Ya tienes una cuenta",
      text: "Alguien ha querido crear una cuenta con esta dirección, que ya tiene una. Inicia sesión o elige una contraseña nueva.",
      action: "Elegir una contraseña nueva",
    },
    verifyEmail: {
      subject: "Confirma tu nueva dirección",
      text: "Quieres usar esta dirección para tu cuenta. Confírmala en un día.",
      action: "Confirmar la dirección",
    },
    emailTaken: {
      subject: "Esta dirección ya tiene una cuenta",
      text: "Alguien ha querido usar esta dirección para otra cuenta. Sigue siendo la de tu cuenta.",
    },
    emailChanged: {
      subject: "La dirección de tu cuenta ha cambiado",
      text: "Tu cuenta usa otra dirección a partir de ahora. Si no has sido tú, escribe al editor del sitio.",
    },
    password: {
      subject: "Contraseña nueva",
      text: "Elige una contraseña nueva en el plazo de una hora. Se cerrará la sesión en todos tus dispositivos.",
      action: "Elegir una contraseña",
    },
    passwordChanged: {
      subject: "Tu contraseña ha cambiado",
      text: "La contraseña de tu cuenta ha cambiado y se ha cerrado la sesión en todos los dispositivos. Si no has sido tú, pide una contraseña nueva.",
    },
    passkeyAdded: {
      subject: "Se ha añadido una llave de acceso",
      text: "Una llave de acceso permite ahora entrar en tu cuenta sin contraseña. Si no has sido tú, elimínala en tu perfil y cambia la contraseña.",
    },
    passkeyRemoved: {
      subject: "Se ha eliminado una llave de acceso",
      text: "Se ha eliminado una llave de acceso de tu cuenta. Si no has sido tú, cambia la contraseña.",
    },
    closed: {
      subject: "Tu cuenta está cerrada",
      text: "Has pedido que se elimine tu cuenta. Está cerrada, y todo lo que le pertenece se eliminará el {day}. Hasta entonces puedes recuperarla: inicia sesión o sigue este enlace. Si no has sido tú, recupérala y cambia la contraseña.",
      action: "Recuperar mi cuenta",
    },
    reopened: {
      subject: "Tu cuenta vuelve a estar abierta",
      text: "Has recuperado tu cuenta: no se eliminará. Si no has sido tú, cambia la contraseña.",
    },
    deleted: {
      subject: "Tu cuenta se ha eliminado",
      text: "Tu cuenta y todo lo que le pertenecía se han eliminado. Solo conservamos una prueba sin datos personales: {proof}",
    },
  },
};
