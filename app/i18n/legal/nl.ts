import type { LegalDocument } from "../../../shared/addresses/plain-words.ts";
import type { LegalText } from "./fr.ts";

export const nl: Readonly<Record<LegalDocument, LegalText>> = {
  terms: {
    title: "Gebruiksvoorwaarden",
    description: "Wat Tribune toont, waar de gegevens vandaan komen en wat je ermee mag doen.",
    sections: [
      {
        title: "Wat de site toont",
        texts: [
          "Tribune toont livescores, uitslagen, programma’s, standen en sportnieuws. De toegang is gratis en vraagt geen account.",
          "Wedstrijden met de vermelding gesimuleerd zijn verzonnen ter demonstratie. Hun odds ook: wedden is niet mogelijk.",
        ],
      },
      {
        title: "Juistheid",
        texts: [
          "De gegevens komen van leveranciers en kunnen te laat of onvolledig zijn, of achteraf worden verbeterd. Alleen wat de organisator van een competitie publiceert, is bindend.",
          "Neem geen beslissingen over geld op grond van deze site alleen.",
        ],
      },
      {
        title: "Gebruik",
        texts: [
          "Pagina’s mag je lezen, delen en met een link citeren. Te veel automatische aanvragen worden geweigerd, zodat de site voor iedereen snel blijft.",
          "Namen en kleuren van clubs en competities zijn van hun eigenaren.",
        ],
      },
    ],
  },
  privacy: {
    title: "Privacy",
    description: "Wat Tribune van bezoekers weet: hun land zolang een pagina duurt, en verder niets.",
    sections: [
      {
        title: "Wat in je browser blijft",
        texts: [
          "Gevolgde wedstrijden, vastgezette competities, je instellingen en je laatste zoekopdrachten blijven in deze browser. Bij de instellingen wis je de zoekopdrachten; wie de gegevens van de site verwijdert, wist alles.",
          "Om ook zonder verbinding te werken bewaart de browser een kopie van de laatst bekeken pagina’s.",
        ],
      },
      {
        title: "Wat de server verwerkt",
        texts: [
          "Het land, de regio en de tijdzone die het netwerk bij je verbinding vermeldt, bepalen welke tijden je ziet en wat het recht van je land toestaat te tonen. Ze worden niet bewaard.",
          "Je IP-adres dient om de aanvragen van de laatste minuut te tellen, tegen misbruik. Het hoort bij geen enkel profiel.",
          "Om een wedstrijd live te volgen houdt de browser een verbinding open en noemt de gevolgde wedstrijden. Die lijst eindigt met de verbinding.",
        ],
      },
      {
        title: "Als je een account maakt",
        texts: [
          "Een account is niet verplicht. Het bevat je adres, een hash van je wachtwoord, je toestemmingen en wat je volgt, zodat je het op je apparaten terugvindt. Niets daarvan wordt gedeeld of voor reclame gebruikt.",
          "Op de pagina ‘Mijn account’ kun je alles downloaden en het account verwijderen.",
        ],
      },
      {
        title: "Wat er niet is",
        texts: [],
        untracked: ["Geen gerichte reclame, geen bezoekmeting, geen script van een andere site."],
      },
      {
        title: "Je rechten",
        texts: [
          "Zonder account heeft de site niets waaraan je te herkennen bent; er valt bij ons dus niets op te vragen of te verwijderen. Met vragen kun je terecht bij de uitgever van de site.",
        ],
      },
    ],
  },
  cookies: {
    title: "Cookies",
    description:
      "Tribune plaatst alleen een cookie om te onthouden wat de server van je keuzes moet weten; de rest dient alleen de bezoeker.",
    sections: [
      {
        title: "Acht cookies, en geen andere",
        texts: [
          "‘tribune_odds’ onthoudt een jaar dat je de odds hebt verborgen; ‘tribune_age’ met de locatie onthoudt 90 dagen je antwoord over je leeftijd, waar dat wordt gevraagd. De server moet ze lezen om geen odds te sturen; er staat niets anders in.",
          "‘veil’ onthoudt dat je uitslagen wilt verbergen of later wilt zien, zodat de server ze niet stuurt.",
          "‘tribune_clock’ en ‘tribune_dates’ onthouden een jaar hoe je tijden en datums wilt lezen.",
          "‘tribune_zone’ onthoudt een jaar de tijdzone die je hebt gekozen, ‘tribune_device_zone’ die van je apparaat als de tijd daarvan niet die van je locatie is, ‘fs_of’ met de taal de notatie van odds die je hebt gekozen.",
        ],
        untracked: [
          "Verder worden er geen cookies geplaatst, niet van de site en niet van anderen. Er valt dus niets te accepteren.",
        ],
      },
      {
        title: "De opslag van de browser",
        texts: [
          "De site bewaart in de browser wat je hebt gekozen: gevolgde wedstrijden (twee dagen), vastgezette competities, open- en dichtgeklapte competities, thema, meldingen, sneltoetsen, laatste zoekopdrachten. Deze keuzes worden alleen verzonden als je een account hebt, voor je andere apparaten.",
          "Ook telt ze daar je bezoeken, tot vier, om je één keer je taal aan te bieden.",
          "Vraag je om meldingen als de site gesloten is, dan bewaart die het adres van de pushdienst van je browser en de volgende wedstrijden die je volgt, tot die wedstrijden voorbij zijn of tot je ermee stopt. De berichten zijn alleen voor jouw browser versleuteld.",
          "Je browser kan ze op elk moment wissen; de site werkt ook zonder.",
        ],
      },
    ],
  },
  gambling: {
    title: "Verantwoord spelen",
    description: "Odds zijn ter informatie; waar je hulp vindt als gokken te veel wordt.",
    sections: [
      {
        title: "Wat odds hier zijn",
        texts: [
          "Tribune neemt geen weddenschappen aan. Odds zijn ter informatie, en alleen waar de wet het toestaat.",
          "Gokken is verboden voor minderjarigen.",
        ],
      },
      {
        title: "De controle houden",
        texts: [
          "Bepaal vooraf een bedrag en een tijd, en houd je eraan. Gok nooit om verlies goed te maken, en nooit met geleend geld.",
          "Vergunde aanbieders moeten limieten voor storting, inzet en tijd aanbieden, en de mogelijkheid jezelf uit te sluiten.",
        ],
      },
    ],
  },
};
