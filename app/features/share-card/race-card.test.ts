import { expect, it } from "vitest";
import { penOf } from "./card-parts.ts";
import { toRaceCard, type CardRace } from "./race-card.ts";

const pen = penOf("fr");
const starter = { place: "1.", name: "Verstappen M.", result: "1:28:01,172", isOwn: false };
const race: CardRace = {
  name: "Las Vegas",
  note: "Terminée · dimanche 22 novembre 2026",
  isLive: false,
  topic: "Formule 1",
  lines: [starter, { place: "12.", name: "Gasly P.", result: "+1:01,942", isOwn: true }],
};
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
const startOf = (svg: string, text: string) => Number(new RegExp(`x="(\\d+)"[^>]*>${text}`).exec(svg)?.[1]);

it("[C9.09] says which race it is, how it stands, who is in front and where the one is whose page it is, uncut", () => {
  expect(textsOf(toRaceCard(pen, race))).toEqual([
    "Tribune",
    "Formule 1",
    "Las Vegas",
    "Terminée · dimanche 22 novembre 2026",
    "1.",
    "Verstappen M.",
    "1:28:01,172",
    "12.",
    "Gasly P.",
    "+1:01,942",
  ]);
});

it("has names where places would be, before there are any, and one colour for what is live", () => {
  const before = toRaceCard(pen, { ...race, lines: [{ ...starter, place: "", result: "" }] });
  expect(startOf(before, "Verstappen")).toBe(startOf(before, "Las Vegas"));
  expect(startOf(toRaceCard(pen, race), "Verstappen")).toBeGreaterThan(startOf(before, "Verstappen"));
  expect(before).not.toContain("#cf2338");
  expect(toRaceCard(pen, { ...race, isLive: true })).toContain('fill="#cf2338"');
});
