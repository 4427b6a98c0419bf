import type { AccountFormTexts } from "../shared-texts.ts";

export const accountForms: AccountFormTexts = {
  required: "Toto pole je povinné.",
  email: "Tento e-mail není platný.",
  nickname: "5 až 64 znaků: písmena bez háčků a čárek, číslice, spojovník, tečka nebo podtržítko.",
  "password.length": "Nejméně 8 znaků.",
  "password.no-white-space": "Bez mezer.",
  "password.lower-case": "Nejméně jedno malé písmeno.",
  "password.upper-case": "Nejméně jedno velké písmeno.",
  "password.symbol": "Nejméně jeden zvláštní znak, například ! ? - _",
  "password.common": "Toto heslo je příliš běžné a dá se hned uhodnout. Zvolte jiné.",
  "mail.notSetUp": "Registrace a odkazy e-mailem na tomto webu zatím nefungují: provozovatel neuvedl jeho adresu.",
  "login.locked":
    "Někdo možná zkoušel uhodnout vaše heslo. Vždy se dostanete dovnitř ze zařízení, na kterém jste se už přihlásili, přístupovým klíčem nebo odkazem pro zapomenuté heslo.",
  "password.repeat": "Hesla se neshodují.",
  approval: "Potvrďte souhlas s podmínkami užívání a se zásadami ochrany osobních údajů.",
};
