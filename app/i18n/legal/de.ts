import type { LegalDocument } from "../../../shared/addresses/plain-words.ts";
import type { LegalText } from "./fr.ts";

export const de: Readonly<Record<LegalDocument, LegalText>> = {
  terms: {
    title: "Nutzungsbedingungen",
    description: "Was Tribune zeigt, woher die Daten kommen und was man damit tun darf.",
    sections: [
      {
        title: "Was die Seite zeigt",
        texts: [
          "Tribune zeigt Live-Ergebnisse, Resultate, Spielpläne, Tabellen und Nachrichten aus dem Sport. Der Zugang ist frei und braucht kein Konto.",
          "Als simuliert bezeichnete Spiele sind zur Vorführung erfunden. Ihre Quoten auch: Wetten sind nicht möglich.",
        ],
      },
      {
        title: "Richtigkeit",
        texts: [
          "Die Daten kommen von Anbietern und können verspätet oder unvollständig sein oder nachträglich berichtigt werden. Maßgeblich ist allein, was der Veranstalter eines Wettbewerbs veröffentlicht.",
          "Entscheiden Sie nicht allein nach dieser Seite über Geld.",
        ],
      },
      {
        title: "Nutzung",
        texts: [
          "Seiten darf man lesen, teilen und mit einem Link zitieren. Zu viele automatische Anfragen werden abgelehnt, damit die Seite für alle schnell bleibt.",
          "Namen und Farben von Vereinen und Wettbewerben gehören ihren Inhabern.",
        ],
      },
    ],
  },
  privacy: {
    title: "Datenschutz",
    description: "Was Tribune von Besuchern weiß: ihr Land für die Dauer einer Seite, und sonst nichts.",
    sections: [
      {
        title: "Was in Ihrem Browser bleibt",
        texts: [
          "Verfolgte Spiele, angeheftete Ligen, Ihre Einstellungen und Ihre letzten Suchen bleiben in diesem Browser. Die Einstellungen vergessen die Suchen; wer die Daten der Seite löscht, vergisst alles.",
          "Damit die Seite ohne Netz auskommt, behält der Browser eine Kopie der zuletzt gesehenen Seiten.",
        ],
      },
      {
        title: "Was der Server verarbeitet",
        texts: [
          "Land, Region und Zeitzone, die das Netz Ihrer Verbindung zuordnet, entscheiden über die Uhrzeiten und darüber, was das Recht Ihres Landes zu zeigen erlaubt. Sie werden nicht aufgezeichnet.",
          "Ihre IP-Adresse dient dazu, die Anfragen der letzten Minute zu zählen, gegen Missbrauch. Sie gehört zu keinem Profil.",
          "Um ein Spiel live zu verfolgen, hält der Browser eine Verbindung offen und nennt die verfolgten Spiele. Diese Liste endet mit der Verbindung.",
        ],
      },
      {
        title: "Wenn Sie ein Konto anlegen",
        texts: [
          "Ein Konto ist freiwillig. Es enthält Ihre Adresse, einen Hash Ihres Passworts, Ihre Einwilligungen und was Sie verfolgen, damit Sie es auf Ihren Geräten wiederfinden. Nichts davon wird weitergegeben oder für Werbung verwendet.",
          "Auf der Seite „Mein Konto“ können Sie alles herunterladen und das Konto löschen.",
        ],
      },
      {
        title: "Was es nicht gibt",
        texts: [],
        untracked: ["Keine gezielte Werbung, keine Reichweitenmessung, kein Skript einer anderen Seite."],
      },
      {
        title: "Ihre Rechte",
        texts: [
          "Ohne Konto besitzt die Seite nichts, woran man Sie erkennen könnte; bei uns gibt es also nichts zu erfragen oder zu löschen. Bei Fragen schreiben Sie dem Herausgeber der Seite.",
        ],
      },
    ],
  },
  cookies: {
    title: "Cookies",
    description:
      "Tribune setzt ein Cookie nur, um sich zu merken, was der Server von Ihrer Wahl wissen muss; alles andere dient allein dem Besucher.",
    sections: [
      {
        title: "Acht Cookies, und kein weiteres",
        texts: [
          "„tribune_odds“ merkt sich ein Jahr lang, dass Sie Quoten ausgeblendet haben; „tribune_age“ mit dem Ort merkt sich 90 Tage lang Ihre Altersangabe, wo sie verlangt wird. Der Server muss sie lesen, um keine Quoten zu senden; mehr steht nicht darin.",
          "„veil“ merkt sich, dass Sie Ergebnisse verbergen oder später sehen wollen, damit der Server sie nicht sendet.",
          "„tribune_clock“ und „tribune_dates“ merken sich ein Jahr lang, wie Sie Uhrzeiten und Daten lesen möchten.",
          "„tribune_zone“ merkt sich ein Jahr lang die Zeitzone, die Sie gewählt haben, „tribune_device_zone“ die Ihres Geräts, wo dessen Uhrzeit nicht die des Ortes ist, von dem Sie kommen, „fs_of“ mit der Sprache das Format der Quoten, das Sie gewählt haben.",
        ],
        untracked: [
          "Sonst wird kein Cookie gesetzt, weder ein eigenes noch ein fremdes. Es gibt also nichts zuzustimmen.",
        ],
      },
      {
        title: "Der Speicher des Browsers",
        texts: [
          "Die Seite behält im Browser, was Sie gewählt haben: verfolgte Spiele (zwei Tage), angeheftete Ligen, auf- oder zugeklappte Ligen, Farbschema, Benachrichtigungen, Tastenkürzel, letzte Suchen. Diese Auswahl wird nur gesendet, wenn Sie ein Konto haben, für Ihre anderen Geräte.",
          "Sie zählt dort auch Ihre Besuche, bis vier, um einmal Ihre Sprache anzubieten.",
          "Wenn Sie benachrichtigt werden möchten, während die Seite geschlossen ist, bewahrt sie die Adresse auf, die ihr der Push-Dienst Ihres Browsers gibt, und die nächsten Spiele, denen Sie folgen – bis diese Spiele vorbei sind oder Sie es beenden. Die Mitteilungen sind allein für Ihren Browser verschlüsselt.",
          "Ihr Browser kann sie jederzeit löschen; die Seite geht auch ohne sie.",
        ],
      },
    ],
  },
  gambling: {
    title: "Spielerschutz",
    description: "Quoten dienen der Information; wo es Hilfe gibt, wenn das Spielen zu viel wird.",
    sections: [
      {
        title: "Was Quoten hier sind",
        texts: [
          "Tribune nimmt keine Wetten an. Quoten dienen der Information, und nur dort, wo das Recht es erlaubt.",
          "Glücksspiel ist Minderjährigen verboten.",
        ],
      },
      {
        title: "Die Kontrolle behalten",
        texts: [
          "Setzen Sie vorher eine Summe und eine Zeit fest und halten Sie sich daran. Spielen Sie nie, um einen Verlust auszugleichen, und nie mit geliehenem Geld.",
          "Zugelassene Anbieter müssen Grenzen für Einzahlung, Einsatz und Zeit sowie die Selbstsperre anbieten.",
        ],
      },
    ],
  },
};
