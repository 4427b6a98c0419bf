import { expect, it } from "vitest";
import { siteProse } from "./site-prose.ts";

it.each([
  ["fr", "Lyon à 1.85 chez Betclic"],
  ["fr", "La meilleure cote est à 3 chez Winamax"],
  ["fr", "Betclic : 100 € offerts aux nouveaux joueurs"],
  ["fr", "Pariez avec Unibet avant le coup d'envoi"],
  ["fr", "Ce soir, pari remboursé sur PMU"],
  ["fr", "ParionsSport : freebet pour tous"],
  ["fr", "BETCLIC ÉLITE ce soir, bonus chez Betclic"],
  ["en", "Unibet go 7/2 about the away win"],
  ["en", "Bet now with bet365"],
  ["en", "Winamax have them at +150"],
  ["en", "Draw @ 3.4 with Betclic"],
  ["de", "Quote 2,10 bei Unibet"],
  ["de", "Jetzt wetten bei bwin"],
  ["es", "Apuesta gratis en Winamax"],
  ["es", "Cuota 4 en Betclic"],
  ["it", "Scommetti con Unibet"],
  ["it", "Quota 1,90 su Betclic"],
  ["pt", "Aposta já na Betclic"],
  ["nl", "Wed nu bij Unibet"],
  ["pl", "Obstawiaj w Betclic"],
  ["cs", "Kurz 2,05 u Unibet"],
  ["cs", "Vsaďte u Winamax"],
  ["ar", "راهن الآن مع Betclic"],
  ["ar", "بونص من وينماكس"],
  ["accents", "BÉTCLÎC 1,85"],
  ["spaces", "B e t c l i c : 1.85"],
  ["marks that nobody sees", "Bet\u200bcl\u2063ic 1.85"],
  ["look-alike letters", "Веtсlіс 1.85"],
  ["wide letters", "Ｂｅｔｃｌｉｃ １．８５"],
  ["digits for letters", "B3tcl1c cote 1.85"],
  ["a domain", "betclic.fr bonus"],
])("a bookmaker's name beside a price, an offer or a call to bet is found (%s): %s", (_, text) => {
  expect(siteProse.find(text)).not.toBeNull();
});

it.each([
  "La Betclic Élite reprend, Monaco l'emporte 98-84",
  "Betclic Élite : 2.10 m pour le pivot, 45.85 % aux tirs",
  "Le match se joue à l'Unibet Arena devant 4500 spectateurs",
  "Unibet Arena, 1.85 contre 2.1",
  "Winamax, partenaire du club, sur le maillot",
  "À côté du stade, 12 000 supporters et Betclic sur les panneaux",
  "La Côte d'Azur attend 3 équipes, Winamax aussi",
  "Winamax Lens - Lyon 2.1",
  "Winamax Lens en 1/2 finale",
  "Against the odds, 10 men of Winamax Lens win",
  "Coup d'envoi à 20.45 pour Winamax Lens",
  "Winamax Lens joue le 7/2 à Lyon",
  "La cote de Lyon est à 1.85",
  "Un bonus offensif pour Toulouse",
  "100 € offerts aux vainqueurs du tournoi",
  "Alphabet City 1.85",
  "The game starts at 8 pm U21 side, bonus point",
  "Le trophée offert par Betclic au meilleur joueur",
])("a report that bets on nothing is left alone: %s", (text) => {
  expect(siteProse.find(text)).toBeNull();
});

it("tells whom a text names, and whether a market has them", () => {
  expect(siteProse.named("Betclic et bet365, dans la Betclic Élite")).toEqual([
    { id: 1, name: "Betclic" },
    { id: null, name: "bet365" },
  ]);
});
