import type { SettingsTexts } from "./fr.ts";

export const cs: SettingsTexts = {
  settings: "Nastavení",
  settingsDescription: "Vzhled, data a časy, oznámení, zvuky a zpoždění výsledků: nastavte si Tribune podle sebe.",
  settingsHint:
    "Každá volba platí hned a zůstává v tomto zařízení. S účtem jsou oznámení a pořadí vašich zápasů stejné na všech vašich zařízeních.",
  needsScripts: "Tato nastavení potřebují JavaScript. Bez něj je vzhled světlý.",
  theme: "Vzhled",
  themeHint: "„Podle systému“ se řídí nastavením vašeho zařízení.",
  language: "Jazyk",
  languageHint: "Jiný jazyk vede na stejnou stránku jeho webu.",
  zone: {
    title: "Časové pásmo",
    hint: "Časy všech stránek, i živých. Den začíná o půlnoci tohoto pásma.",
    device: "Jako toto zařízení",
    choose: "Vybrat",
  },
  motion: {
    title: "Pohyb",
    hint: "„Méně“ zastaví, co se na obrazovce hýbe; „Systém“ se řídí nastavením zařízení.",
    choices: { system: "Systém", less: "Méně" },
  },
  dates: { title: "Datum a čas", hint: "Jak seznamy a zápasy píší časy a dny.", hours: "Časy", order: "Pořadí v datu" },
  keys: "Klávesové zkratky",
  keysHint: "Stačí jedna klávesa, mimo textová pole.",
  keysOn: "Používat zkratky",
  keyNames: [
    ["j", "Další zápas"],
    ["k", "Předchozí zápas"],
    ["f", "Sledovat vybraný zápas, nebo přestat"],
    ["/", "Hledat"],
    ["?", "Toto nastavení"],
  ],
  notifications: "Oznámení",
  notificationsHint:
    "Co se právě děje ve vašich zápasech, dole na každé stránce, dokud je Tribune otevřená na široké obrazovce.",
  notificationChoices: { yessound: "Se zvukem", yessilent: "Bez zvuku", no: "Žádná" },
  sports: "Oznámení podle sportu",
  sportsHint: "Zrušte označení sportu a o jeho zápasech už nic nedostanete, ani tady, ani když je Tribune zavřená.",
  sportsNone: "Sledujte zápas a vyberte si jeho oznámení.",
  webPush: {
    title: "Když je Tribune zavřená",
    hint: "Upozornění vašeho zařízení na zápasy, které sledujete. Tady je můžete kdykoli vypnout.",
    on: "Upozornit mě, když je Tribune zavřená",
    kindsTitle: "Upozornit na",
    kinds: { score: "Skóre", card: "Červené karty", period: "Části hry", start: "Začátky", end: "Konce" },
    problems: {
      blocked: "Oznámení jsou zablokována: povolte je pro tento web v nastavení prohlížeče a vraťte se sem.",
      failed: "Prohlížeč nedokázal upozornění zapnout. Zkuste to znovu.",
      install: "Na iPhonu a iPadu si Tribune nejdřív přidejte na plochu a otevřete ji odtamtud.",
      none: "Tento prohlížeč neumí přijímat upozornění zavřeného webu.",
    },
  },
  odds: {
    title: "Kurzy",
    format: "Formát kurzů",
    hints: {
      on: "Kurzy se ukazují tam, kde to právo dovoluje. Když je skryjete, do tohoto prohlížeče se už neposílají.",
      off: "Kurzy jsou skryté: do tohoto prohlížeče se žádné neposílají.",
    },
    switches: { on: "Zobrazit kurzy", off: "Skrýt kurzy" },
  },
  searches: "Poslední hledání",
  searchesHint: "Stránky, na které vás hledání přivedlo, jen v tomto zařízení.",
  forget: "Smazat hledání",
  forgotten: "Hledání smazána",
  mobile: "Tribune v mobilu",
  mobileDescription:
    "Přidejte si Tribune na plochu telefonu: živé výsledky jedním klepnutím, bez obchodu s aplikacemi.",
  mobileHint: "Web je aplikace: nic se nestahuje a vždy je aktuální.",
  install: "Nainstalovat Tribune",
  installed: "Tribune je v tomto zařízení nainstalovaná.",
  steps: [
    { title: "iPhone a iPad (Safari)", text: "Klepněte na „Sdílet“ a pak na „Přidat na plochu“." },
    { title: "Android (Chrome)", text: "Otevřete nabídku ⋮ a zvolte „Přidat na plochu“." },
    { title: "Počítač", text: "V adresním řádku Chromu nebo Edge zvolte „Nainstalovat“." },
  ],
};
