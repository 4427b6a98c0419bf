import { expect, it } from "vitest";
import { cardPath, parseCardPath } from "./card-path.ts";
import { toMatchCard, type CardMatch } from "./match-card.ts";

const match: CardMatch = {
  sides: [
    { id: "H", name: "Lens", code: "RCL" },
    { id: "A", name: "Lyon", code: "OL" },
  ],
  figure: "2 – 1",
  note: "2e mi-temps",
  isLive: true,
  competition: "Ligue 1 · Journée 9",
};
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
const sizeOf = (svg: string, text: string) => Number(new RegExp(`font-size="(\\d+)"[^>]*>${text}`).exec(svg)?.[1]);

it("says who plays, how it stands and where, and nothing else", () => {
  const svg = toMatchCard(match);
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
  expect(textsOf(svg)).toEqual(["Tribune", "Ligue 1 · Journée 9", "RCL", "Lens", "OL", "Lyon", "2 – 1", "2e mi-temps"]);
});

it("has one colour for what is live", () => {
  expect(toMatchCard(match)).toContain('fill="#cf2338"');
  expect(toMatchCard({ ...match, isLive: false })).not.toContain("#cf2338");
});

it("makes a long name smaller, and cuts one that would be too small to read", () => {
  const named = (name: string) => toMatchCard({ ...match, sides: [{ id: "H", name, code: "X" }, null] });
  expect(sizeOf(named("Crystal Palace"), "Crystal")).toBeLessThan(sizeOf(named("Lens"), "Lens"));
  expect(textsOf(named("Union sportive de la Haute-Vallée de la Dordogne"))).toContainEqual(
    expect.stringMatching(/…$/),
  );
});

it("keeps names from becoming markup", () => {
  const svg = toMatchCard({ ...match, note: '<script>"&' });
  expect(svg).toContain("&lt;script&gt;&quot;&amp;");
});

it("has an address of its own beside the match's", () => {
  expect(parseCardPath(cardPath("15V03UEq"))).toEqual({ eventId: "15V03UEq", form: "png" });
  expect(parseCardPath("/match/15V03UEq.svg")).toEqual({ eventId: "15V03UEq", form: "svg" });
  expect(parseCardPath("/match/15V03UEq.svg/x")).toBeNull();
});
