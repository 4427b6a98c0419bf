import type { ConsentTexts } from "./fr.ts";

export const pl: ConsentTexts = {
  title: "Twoje wybory",
  text: (brand) =>
    `Za Twoją zgodą, i nie wcześniej, ${brand} korzysta z poniższych usług. Bez nich strona działa równie dobrze. Odpowiedź jest przechowywana w tej przeglądarce przez 180 dni; można ją zmienić na dole każdej strony.`,
  refuse: "Odrzuć wszystko",
  accept: "Zaakceptuj wszystko",
  save: "Zapisz moje wybory",
  byPurpose: "Zgody według celu",
  purposes: {
    measurement: { name: "Pomiar oglądalności", hint: "Zliczanie otwieranych stron i ekranów." },
    advertising: {
      name: "Reklama",
      hint: "Zliczanie kliknięć prowadzących do reklamodawców i wczytywanie ich treści.",
    },
  },
  receivers: (names) => `Odbiorcy: ${names}`,
  more: "Dowiedz się więcej",
  reopen: "Zarządzaj wyborami",
  advertisement: "Reklama",
  privacyDescription:
    "Co Tribune wie o odwiedzających: ich kraj na czas tworzenia strony oraz to, na co wyrazili zgodę.",
  legalTitle: "Na co możesz wyrazić zgodę",
  legalTexts: [
    "Nic nie jest mierzone i żaden skrypt innej strony nie jest wczytywany, dopóki nie wyrazisz zgody. Odmowa jest równie łatwa jak zgoda, a strona pozostaje taka sama.",
    "Odpowiedź jest przechowywana przez 180 dni w pamięci tej przeglądarki. „Zarządzaj wyborami” na dole każdej strony pozwala ją cofnąć: usługi zostają zatrzymane, a pliki cookie, które zapisały na tej stronie, usunięte.",
  ],
};
