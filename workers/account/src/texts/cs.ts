import type { MailTexts } from "./mail-texts.ts";

export const cs: MailTexts = {
  ignore: "Pokud jste to nebyli vy, nedělejte nic: bez odkazu se nic nezmění.",
  mails: {
    verifyAccount: {
      subject: "Potvrďte svůj účet",
      text: "S touto adresou jste si vytvořili účet. Potvrďte ji do dvou dnů, abyste se mohli přihlásit.",
      action: "Potvrdit účet",
    },
    alreadyRegistered: {
      subject: "Účet už máte",
      text: "Někdo chtěl vytvořit účet s touto adresou, která už účet má. Přihlaste se, nebo si zvolte nové heslo.",
      action: "Zvolit nové heslo",
    },
    verifyEmail: {
      subject: "Potvrďte novou adresu",
      text: "Chcete pro svůj účet používat tuto adresu. Potvrďte ji do jednoho dne.",
      action: "Potvrdit adresu",
    },
    emailTaken: {
      subject: "Tato adresa už má účet",
      text: "Někdo chtěl tuto adresu použít pro jiný účet. Zůstává adresou vašeho účtu.",
    },
    emailChanged: {
      subject: "Adresa vašeho účtu se změnila",
      text: "Váš účet odteď používá jinou adresu. Pokud jste to nebyli vy, napište vydavateli stránek.",
    },
    password: {
      subject: "Nové heslo",
      text: "Zvolte si nové heslo do jedné hodiny. Všechna vaše zařízení budou odhlášena.",
      action: "Zvolit heslo",
    },
    passwordChanged: {
      subject: "Vaše heslo se změnilo",
      text: "Heslo k vašemu účtu se změnilo a všechna zařízení byla odhlášena. Pokud jste to nebyli vy, požádejte o nové heslo.",
    },
    passkeyAdded: {
      subject: "Byl přidán přístupový klíč",
      text: "K vašemu účtu se teď lze přihlásit přístupovým klíčem bez hesla. Pokud jste to nebyli vy, odeberte ho ve svém profilu a změňte si heslo.",
    },
    passkeyRemoved: {
      subject: "Přístupový klíč byl odebrán",
      text: "Přístupový klíč k vašemu účtu byl odebrán. Pokud jste to nebyli vy, změňte si heslo.",
    },
    closed: {
      subject: "Váš účet je uzavřen",
      text: "Požádali jste o smazání svého účtu. Je uzavřen a vše, co k němu patří, bude smazáno {day}. Do té doby si jej můžete vzít zpět: přihlaste se, nebo otevřete tento odkaz. Pokud jste to nebyli vy, vezměte si jej zpět a změňte heslo.",
      action: "Vzít si účet zpět",
    },
    reopened: {
      subject: "Váš účet je opět otevřen",
      text: "Vzali jste si účet zpět: nebude smazán. Pokud jste to nebyli vy, změňte heslo.",
    },
    deleted: {
      subject: "Váš účet byl smazán",
      text: "Váš účet a vše, co k němu patřilo, bylo smazáno. Zůstává u nás jen doklad bez osobních údajů: {proof}",
    },
  },
};
