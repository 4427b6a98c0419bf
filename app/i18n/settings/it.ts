import type { SettingsTexts } from "./fr.ts";

export const it: SettingsTexts = {
  settings: "Impostazioni",
  settingsDescription: "Tema, date e orari, notifiche, suoni e ritardo dei risultati: imposta Tribune a modo tuo.",
  settingsHint:
    "Ogni scelta vale subito e resta su questo dispositivo. Con un account, le notifiche e l’ordine delle tue partite sono gli stessi su tutti i tuoi dispositivi.",
  needsScripts: "Queste impostazioni richiedono JavaScript. Senza, il tema è chiaro.",
  needsNetwork: "Offline: questa scelta richiede la rete. Riprova quando torna.",
  theme: "Tema",
  themeHint: "«Sistema» segue l’impostazione del tuo dispositivo.",
  language: "Lingua",
  languageHint: "Un’altra lingua porta alla stessa pagina del suo sito.",
  zone: {
    title: "Fuso orario",
    hint: "Gli orari di tutte le pagine, anche in diretta. Il giorno comincia alla mezzanotte di questo fuso.",
    device: "Come questo dispositivo",
    choose: "Scegli",
  },
  motion: {
    title: "Animazioni",
    hint: "«Ridotte» ferma ciò che si muove sullo schermo; «Sistema» segue l’impostazione del tuo dispositivo.",
    choices: { system: "Sistema", less: "Ridotte" },
  },
  dates: {
    title: "Date e orari",
    hint: "Come elenchi e partite scrivono orari e giorni.",
    hours: "Orari",
    order: "Ordine delle date",
  },
  keys: "Scorciatoie da tastiera",
  keysHint: "Basta un tasto, fuori dai campi di testo.",
  keysOn: "Usa le scorciatoie da tastiera",
  keyNames: [
    ["j", "Partita successiva"],
    ["k", "Partita precedente"],
    ["f", "Segui o smetti di seguire la partita scelta"],
    ["/", "Cerca"],
    ["?", "Queste impostazioni"],
  ],
  notifications: "Notifiche",
  notificationsHint:
    "Che cosa succede nelle partite che segui, in fondo a ogni pagina, finché Tribune è aperta su uno schermo largo.",
  notificationChoices: { yessound: "Con audio", yessilent: "Senza audio", no: "Nessuna" },
  sports: "Notifiche per sport",
  sportsHint:
    "Togli la spunta a uno sport per non ricevere più nulla delle sue partite, né qui né quando Tribune è chiusa.",
  sportsNone: "Segui una partita per scegliere le sue notifiche.",
  webPush: {
    title: "Quando Tribune è chiusa",
    hint: "Un avviso del tuo dispositivo sulle partite che segui. Puoi disattivarlo qui in ogni momento.",
    on: "Avvisami quando Tribune è chiusa",
    kindsTitle: "Avvisami di",
    kinds: { score: "Punteggi", card: "Cartellini rossi", period: "Periodi", start: "Inizi", end: "Risultati finali" },
    problems: {
      blocked: "Le notifiche sono bloccate: consentile per questo sito nelle impostazioni del browser, poi torna qui.",
      failed: "Il browser non è riuscito ad attivare gli avvisi. Riprova.",
      install: "Su iPhone e iPad aggiungi prima Tribune alla schermata Home, poi aprila da lì.",
      none: "Questo browser non può ricevere avvisi da un sito chiuso.",
    },
  },
  odds: {
    title: "Quote",
    format: "Formato delle quote",
    formats: { eu: "Decimali", uk: "Frazionarie", us: "Americane", hk: "Hong Kong", ma: "Malesi", in: "Indonesiane" },
    inRows: "Anche negli elenchi sul telefono",
    hints: {
      on: "Le quote appaiono dove la legge lo permette. Se le nascondi, non vengono più inviate a questo browser.",
      off: "Le quote sono nascoste: a questo browser non ne viene inviata nessuna.",
    },
    switches: { on: "Mostra le quote", off: "Nascondi le quote" },
  },
  searches: "Ricerche recenti",
  searchesHint: "Le pagine a cui ti hanno portato le ricerche, solo su questo dispositivo.",
  forget: "Cancella le ricerche",
  forgotten: "Ricerche cancellate",
  mobile: "Tribune sul tuo telefono",
  mobileDescription:
    "Metti Tribune sulla schermata Home del telefono: i punteggi in diretta con un tocco, senza app store.",
  mobileHint: "Il sito è l’app: niente da scaricare, sempre aggiornato.",
  install: "Installa Tribune",
  installed: "Tribune è installata su questo dispositivo.",
  steps: [
    { title: "iPhone e iPad (Safari)", text: "Tocca «Condividi», poi «Aggiungi alla schermata Home»." },
    { title: "Android (Chrome)", text: "Apri il menu ⋮, poi «Aggiungi a schermata Home»." },
    { title: "Computer", text: "Nella barra degli indirizzi di Chrome o Edge scegli «Installa»." },
  ],
};
