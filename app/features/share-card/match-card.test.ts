import { expect, it } from "vitest";
import { penOf } from "./card-parts.ts";
import { cardPath, oembedPath, parseCardPath } from "./card-path.ts";
import { toSubjectCard } from "./load-subject-card.server.ts";
import { toMatchCard, type CardMatch } from "./match-card.ts";

const pen = penOf("fr");
const match: CardMatch = {
  sides: [
    { id: "H", name: "Lens", code: "RCL", flag: null },
    { id: "A", name: "Lyon", code: "OL", flag: null },
  ],
  figure: ["2", "1"],
  note: "2e mi-temps",
  foot: "",
  kicks: [],
  isLive: true,
  competition: "Ligue 1 · Journée 9",
};
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
const sizeOf = (svg: string, text: string) => Number(new RegExp(`font-size="(\\d+)"[^>]*>${text}`).exec(svg)?.[1]);

it("says who plays, how it stands and where, and nothing else", () => {
  const svg = toMatchCard(pen, match);
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
  expect(textsOf(svg)).toEqual(["Tribune", "Ligue 1 · Journée 9", "RCL", "Lens", "OL", "Lyon", "2 – 1", "2e mi-temps"]);
});

it("has the home side first in the direction of reading, with its score and its kicks", () => {
  const placesIn = (lang: "fr" | "ar") => {
    const svg = toMatchCard(penOf(lang), { ...match, figure: ["3", "3"], foot: "Kicks", kicks: ["4", "2"] });
    const xOf = (text: string) => Number(new RegExp(`x="(\\d+)"[^>]*>${text}<`).exec(svg)?.[1]);
    return [xOf("Lens"), xOf("Lyon"), textsOf(svg).at(-1)];
  };
  expect(placesIn("fr")).toEqual([230, 970, "4 – 2"]);
  expect(placesIn("ar")).toEqual([970, 230, "2 – 4"]);
});

it("gives letters of East Asia the width that they have", () => {
  const named = (name: string) =>
    toMatchCard(pen, { ...match, sides: [{ id: "H", name, code: "X", flag: null }, match.sides[1]] });
  expect(sizeOf(named("abcdefghij"), "abc")).toBe(54);
  expect(sizeOf(named("川崎フロンターレ東京"), "川")).toBe(Math.floor(380 / 9.68));
});

it("has the flag of a country's side, and no crest", () => {
  const [, away] = match.sides;
  const svg = toMatchCard(pen, { ...match, sides: [{ id: "H", name: "France", code: "FRA", flag: "data:x" }, away] });
  expect(svg).toMatch(/<image [^>]*href="data:x"/);
  expect(textsOf(svg)).not.toContain("FRA");
  expect(textsOf(svg)).toContain("OL");
});

it("has one colour for what is live", () => {
  expect(toMatchCard(pen, match)).toContain('fill="#cf2338"');
  expect(toMatchCard(pen, { ...match, isLive: false })).not.toContain("#cf2338");
});

it("makes a long name smaller, and cuts one that would be too small to read", () => {
  const named = (name: string) =>
    toMatchCard(pen, { ...match, sides: [{ id: "H", name, code: "X", flag: null }, match.sides[1]] });
  expect(textsOf(named("Union sportive de Haute-Vallée"))).toEqual(
    expect.arrayContaining(["Union sportive", "de Haute-Vallée"]),
  );
  const inTwo = named("FC Villefranche-sur-Saône");
  expect(sizeOf(inTwo, "FC"), "both lines in one size").toBe(sizeOf(inTwo, "Villefranche"));
  expect(sizeOf(named("Crystal Palace"), "Crystal")).toBeLessThan(sizeOf(named("Lens"), "Lens"));
  expect(textsOf(named("Union sportive de Saint-Quentin-en-Yvelines-et-environs"))).toContainEqual(
    expect.stringMatching(/…$/),
  );
});

it("has a shoot-out, or the day, across the picture, where no name is in its way", () => {
  const svg = toMatchCard(pen, { ...match, isLive: false, note: "Reporté", foot: "vendredi 27 novembre 2026" });
  expect(textsOf(svg)).toEqual(expect.arrayContaining(["Reporté", "vendredi 27 novembre 2026"]));
});

it("keeps names from becoming markup", () => {
  const svg = toMatchCard(pen, { ...match, note: '<script>"&' });
  expect(svg).toContain("&lt;script&gt;&quot;&amp;");
});

it("has an address of its own beside the match's", () => {
  const of = { kind: "match", eventId: "15V03UEq" } as const;
  expect(parseCardPath(cardPath(of))).toEqual({ of, form: "png" });
  expect(parseCardPath("/match/15V03UEq.svg")).toEqual({ of, form: "svg" });
  expect(parseCardPath("/match/15V03UEq.svg/x")).toBeNull();
});

it.each([
  { kind: "participant", id: "1abcdefg" },
  { kind: "competition", sportId: 1, country: "france", competition: "ligue-1" },
] as const)("has an address for the picture of a $kind, and one for what embeds a link to it", (of) => {
  expect(parseCardPath(cardPath(of))).toEqual({ of, form: "png" });
  expect(parseCardPath(oembedPath(cardPath(of)))).toEqual({ of, form: "json" });
  expect(parseCardPath(cardPath(of).replace("/card/", "/cards/"))).toBeNull();
});

it("names a competition and the first of its table", () => {
  const lines = [
    { text: "1. Lens", figure: "27" },
    { text: "2. Lyon", figure: "24" },
  ];
  const svg = toSubjectCard(pen, { name: "Ligue 1", crest: null, topic: "Football · France", lines });
  expect(textsOf(svg)).toEqual(["Tribune", "Football · France", "Ligue 1", "1. Lens", "27", "2. Lyon", "24"]);
});
