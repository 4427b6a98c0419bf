import type { SettingsTexts } from "./fr.ts";

export const nl: SettingsTexts = {
  settings: "Instellingen",
  settingsDescription:
    "Thema, datums en tijden, meldingen, geluiden en vertraging van scores: stel Tribune naar wens in.",
  settingsHint:
    "Elke keuze geldt meteen en blijft op dit apparaat. Met een account zijn de meldingen en de volgorde van je wedstrijden op al je apparaten gelijk.",
  needsScripts: "Deze instellingen hebben JavaScript nodig. Zonder JavaScript is het thema licht.",
  needsNetwork: "Offline: deze keuze heeft het netwerk nodig. Probeer het opnieuw als het er weer is.",
  theme: "Thema",
  themeHint: "‘Systeem’ volgt de instelling van je apparaat.",
  language: "Taal",
  languageHint: "Een andere taal leidt naar dezelfde pagina op haar site.",
  zone: {
    title: "Tijdzone",
    hint: "De tijden van alle pagina’s, ook live. Een dag begint om middernacht in deze zone.",
    device: "Zoals dit apparaat",
    choose: "Kiezen",
  },
  motion: {
    title: "Beweging",
    hint: "‘Minder’ stopt wat op het scherm beweegt; ‘Systeem’ volgt de instelling van je apparaat.",
    choices: { system: "Systeem", less: "Minder" },
  },
  dates: {
    title: "Datum en tijd",
    hint: "Hoe lijsten en wedstrijden tijden en dagen schrijven.",
    hours: "Tijden",
    order: "Volgorde van de datum",
  },
  keys: "Sneltoetsen",
  keysHint: "Eén toets is genoeg, buiten tekstvelden.",
  keysOn: "Sneltoetsen gebruiken",
  keyNames: [
    ["j", "Volgende wedstrijd"],
    ["k", "Vorige wedstrijd"],
    ["f", "Gekozen wedstrijd volgen of niet meer volgen"],
    ["/", "Zoeken"],
    ["?", "Deze instellingen"],
  ],
  notifications: "Meldingen",
  notificationsHint:
    "Wat er net is gebeurd in je wedstrijden, onder aan elke pagina, zolang Tribune op een breed scherm openstaat.",
  notificationChoices: { yessound: "Met geluid", yessilent: "Zonder geluid", no: "Geen" },
  sports: "Meldingen per sport",
  sportsHint:
    "Vink een sport uit om niets meer van die wedstrijden te horen, hier niet en ook niet als Tribune gesloten is.",
  sportsNone: "Volg een wedstrijd om de meldingen te kiezen.",
  webPush: {
    title: "Als Tribune gesloten is",
    hint: "Een melding van je apparaat over de wedstrijden die je volgt. Je kunt dit hier altijd uitzetten.",
    on: "Meld het me als Tribune gesloten is",
    kindsTitle: "Meldingen over",
    kinds: { score: "Scores", card: "Rode kaarten", period: "Periodes", start: "Begin", end: "Einde" },
    problems: {
      blocked: "Meldingen zijn geblokkeerd: sta ze voor deze site toe in de instellingen van je browser en kom terug.",
      failed: "De browser kon de meldingen niet aanzetten. Probeer het opnieuw.",
      install: "Zet Tribune op iPhone en iPad eerst op je beginscherm en open het van daaruit.",
      none: "Deze browser kan geen meldingen ontvangen van een site die gesloten is.",
    },
  },
  odds: {
    title: "Odds",
    format: "Notatie van odds",
    formats: { eu: "Decimaal", uk: "Breuken", us: "Amerikaans", hk: "Hongkong", ma: "Maleis", in: "Indonesisch" },
    inRows: "Ook in lijsten op een telefoon",
    hints: {
      on: "Odds worden getoond waar de wet dat toestaat. Verborgen worden ze niet meer naar deze browser gestuurd.",
      off: "Odds zijn verborgen: er worden er geen naar deze browser gestuurd.",
    },
    switches: { on: "Odds tonen", off: "Odds verbergen" },
  },
  searches: "Laatste zoekopdrachten",
  searchesHint: "De pagina’s waar je zoekopdrachten je brachten, alleen op dit apparaat.",
  forget: "Zoekopdrachten wissen",
  forgotten: "Zoekopdrachten gewist",
  mobile: "Tribune op je telefoon",
  mobileDescription: "Zet Tribune op het beginscherm van je telefoon: livescores met één tik, zonder appwinkel.",
  mobileHint: "De site is de app: niets te downloaden, altijd actueel.",
  install: "Tribune installeren",
  installed: "Tribune is op dit apparaat geïnstalleerd.",
  steps: [
    { title: "iPhone en iPad (Safari)", text: "Tik op ‘Deel’ en daarna op ‘Zet op beginscherm’." },
    { title: "Android (Chrome)", text: "Open het menu ⋮ en kies ‘Toevoegen aan startscherm’." },
    { title: "Computer", text: "Kies ‘Installeren’ in de adresbalk van Chrome of Edge." },
  ],
};
