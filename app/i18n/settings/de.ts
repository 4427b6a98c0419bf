import type { SettingsTexts } from "./fr.ts";

export const de: SettingsTexts = {
  settings: "Einstellungen",
  settingsDescription:
    "Darstellung, Datum und Uhrzeit, Benachrichtigungen, Töne und Verzögerung der Ergebnisse: Stellen Sie Tribune nach Ihren Wünschen ein.",
  settingsHint:
    "Jede Wahl gilt sofort und bleibt auf diesem Gerät. Mit einem Konto sind die Benachrichtigungen und die Reihenfolge Ihrer Spiele auf allen Ihren Geräten gleich.",
  needsScripts: "Diese Einstellungen brauchen JavaScript. Ohne JavaScript ist das Farbschema hell.",
  needsNetwork: "Offline: Diese Einstellung braucht das Netz. Versuchen Sie es erneut, wenn es wieder da ist.",
  theme: "Farbschema",
  themeHint: "„System“ folgt der Einstellung Ihres Geräts.",
  language: "Sprache",
  languageHint: "Eine andere Sprache führt zur selben Seite auf ihrer Website.",
  zone: {
    title: "Zeitzone",
    hint: "Die Uhrzeiten aller Seiten, auch live. Ein Tag beginnt um Mitternacht dieser Zone.",
    device: "Wie dieses Gerät",
    choose: "Wählen",
  },
  motion: {
    title: "Bewegung",
    hint: "„Weniger“ hält an, was sich auf dem Bildschirm bewegt; „System“ folgt der Einstellung Ihres Geräts.",
    choices: { system: "System", less: "Weniger" },
  },
  dates: {
    title: "Datum und Uhrzeit",
    hint: "Wie Listen und Spiele Uhrzeiten und Tage schreiben.",
    hours: "Uhrzeit",
    order: "Reihenfolge des Datums",
  },
  keys: "Tastenkürzel",
  keysHint: "Eine Taste genügt, außerhalb von Textfeldern.",
  keysOn: "Tastenkürzel verwenden",
  keyNames: [
    ["j", "Nächstes Spiel"],
    ["k", "Voriges Spiel"],
    ["f", "Gewähltem Spiel folgen oder nicht mehr folgen"],
    ["/", "Suchen"],
    ["?", "Diese Einstellungen"],
  ],
  notifications: "Benachrichtigungen",
  notificationsHint:
    "Was in Ihren Spielen gerade geschieht, unten auf jeder Seite, solange Tribune auf einem breiten Bildschirm offen ist.",
  notificationChoices: { yessound: "Mit Ton", yessilent: "Ohne Ton", no: "Keine" },
  sports: "Benachrichtigungen nach Sportart",
  sportsHint:
    "Wählen Sie eine Sportart ab, um nichts mehr von ihren Spielen zu hören, weder hier noch bei geschlossener Tribune.",
  sportsNone: "Folgen Sie einem Spiel, um dessen Mitteilungen zu wählen.",
  webPush: {
    title: "Wenn Tribune geschlossen ist",
    hint: "Eine Mitteilung Ihres Geräts zu den Spielen, denen Sie folgen. Sie können das hier jederzeit beenden.",
    on: "Benachrichtigen, wenn Tribune geschlossen ist",
    kindsTitle: "Benachrichtigen bei",
    kinds: {
      score: "Toren und Punkten",
      card: "Roten Karten",
      period: "Spielabschnitten",
      start: "Beginn",
      end: "Ende",
    },
    problems: {
      blocked:
        "Benachrichtigungen sind blockiert: Erlauben Sie sie für diese Website in den Einstellungen des Browsers und kommen Sie zurück.",
      failed: "Der Browser konnte die Mitteilungen nicht einschalten. Versuchen Sie es noch einmal.",
      install: "Legen Sie Tribune auf iPhone und iPad zuerst auf den Home-Bildschirm und öffnen Sie es von dort.",
      none: "Dieser Browser kann keine Mitteilungen einer geschlossenen Website empfangen.",
    },
  },
  odds: {
    title: "Quoten",
    format: "Format der Quoten",
    formats: { eu: "Dezimal", uk: "Bruch", us: "Amerikanisch", hk: "Hongkong", ma: "Malaiisch", in: "Indonesisch" },
    inRows: "Auch in Listen auf dem Telefon",
    hints: {
      on: "Quoten werden gezeigt, wo das Gesetz es erlaubt. Ausgeblendet werden sie nicht mehr an diesen Browser gesendet.",
      off: "Quoten sind ausgeblendet: An diesen Browser werden keine gesendet.",
    },
    switches: { on: "Quoten anzeigen", off: "Quoten ausblenden" },
  },
  searches: "Letzte Suchen",
  searchesHint: "Die Seiten, zu denen Ihre Suchen geführt haben, nur auf diesem Gerät.",
  forget: "Suchen löschen",
  forgotten: "Suchen gelöscht",
  mobile: "Tribune auf Ihrem Telefon",
  mobileDescription:
    "Legen Sie Tribune auf den Startbildschirm Ihres Telefons: Livestände mit einem Tipp, ohne App-Store.",
  mobileHint: "Die Seite ist die App: nichts herunterzuladen, immer aktuell.",
  install: "Tribune installieren",
  installed: "Tribune ist auf diesem Gerät installiert.",
  steps: [
    { title: "iPhone und iPad (Safari)", text: "Tippen Sie auf „Teilen“, dann auf „Zum Home-Bildschirm“." },
    { title: "Android (Chrome)", text: "Öffnen Sie das Menü ⋮, dann „Zum Startbildschirm hinzufügen“." },
    { title: "Computer", text: "Wählen Sie in der Adressleiste von Chrome oder Edge „Installieren“." },
  ],
};
