import { expect, it } from "vitest";
import { addressWords } from "../../shared/addresses/words.ts";
import { cardOfAddress } from "./card-files.ts";

const of = (address: string) => cardOfAddress(address, "https://t.example", addressWords.fr);

it.each([
  ["/match/1abcdefg", { kind: "match", eventId: "1abcdefg" }],
  ["/match/1abcdefg/statistiques?x=1#y", { kind: "match", eventId: "1abcdefg" }],
  ["/equipe/psg/1abcdefg/effectif", { kind: "participant", id: "1abcdefg" }],
  ["/joueur/someone/1abcdefg/", { kind: "participant", id: "1abcdefg" }],
  [
    "/football/france/ligue-1/2025-2026/classement",
    { kind: "competition", sportId: 1, country: "france", competition: "ligue-1" },
  ],
])("knows what %s has a picture of", (path, card) => {
  expect(of(`https://t.example${path}`)).toEqual(card);
});

it.each([
  "https://other.example/match/1abcdefg",
  "/match/1abcdefg",
  "",
  "https://t.example/tv/",
  "https://t.example/x/y",
])("has no picture for %j", (address) => {
  expect(of(address)).toBeNull();
});
