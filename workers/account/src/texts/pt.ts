import type { MailTexts } from "./mail-texts.ts";

export const pt: MailTexts = {
  ignore: "Se não foi você, não faça nada: sem o link nada muda.",
  mails: {
    verifyAccount: {
      subject: "Confirme a sua conta",
      text: "Criou uma conta com este endereço. Confirme-o no prazo de dois dias para poder entrar.",
      action: "Confirmar a conta",
    },
    alreadyRegistered: {
      subject: "Já tem uma conta",
      text: "Alguém quis criar uma conta com este endereço, que já tem uma. Entre ou escolha uma nova palavra-passe.",
      action: "Escolher uma nova palavra-passe",
    },
    verifyEmail: {
      subject: "Confirme o novo endereço",
      text: "Quer usar este endereço na sua conta. Confirme-o no prazo de um dia.",
      action: "Confirmar o endereço",
    },
    emailTaken: {
      subject: "Este endereço já tem uma conta",
      text: "Alguém quis usar este endereço noutra conta. Continua a ser o da sua conta.",
    },
    emailChanged: {
      subject: "O endereço da sua conta mudou",
      text: "A partir de agora a sua conta usa outro endereço. Se não foi você, escreva ao editor do site.",
    },
    password: {
      subject: "Nova palavra-passe",
      text: "Escolha uma nova palavra-passe no prazo de uma hora. A sessão terminará em todos os seus dispositivos.",
      action: "Escolher uma palavra-passe",
    },
    passwordChanged: {
      subject: "A sua palavra-passe mudou",
      text: "A palavra-passe da sua conta mudou e a sessão terminou em todos os dispositivos. Se não foi você, peça uma nova palavra-passe.",
    },
    passkeyAdded: {
      subject: "Foi adicionada uma chave de acesso",
      text: "Uma chave de acesso permite agora entrar na sua conta sem palavra-passe. Se não foi você, remova-a no seu perfil e mude a palavra-passe.",
    },
    passkeyRemoved: {
      subject: "Foi removida uma chave de acesso",
      text: "Foi removida uma chave de acesso da sua conta. Se não foi você, mude a palavra-passe.",
    },
    closed: {
      subject: "A sua conta está fechada",
      text: "Pediu a eliminação da sua conta. Está fechada, e tudo o que lhe pertence será eliminado em {day}. Até lá pode recuperá-la: inicie sessão ou siga esta ligação. Se não foi você, recupere-a e mude a palavra-passe.",
      action: "Recuperar a minha conta",
    },
    reopened: {
      subject: "A sua conta está de novo aberta",
      text: "Recuperou a sua conta: não será eliminada. Se não foi você, mude a palavra-passe.",
    },
    deleted: {
      subject: "A sua conta foi eliminada",
      text: "A sua conta e tudo o que lhe pertencia foram eliminados. Só guardamos uma prova sem dados pessoais: {proof}",
    },
  },
};
