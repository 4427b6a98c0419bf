import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { drawMatch } from "../drawn-match.fixture.tsx";
import { Segments } from "./segments.tsx";

await loadAllTexts();

const sheet = readFileSync(new URL("./segments.css", import.meta.url), "utf8");

const draw = (count: number) => {
  const items = Array.from({ length: count }, (_, index) => ({ text: `T${index + 1}`, panel: <p>P{index + 1}</p> }));
  return drawMatch(<Segments label="Type" items={items} />);
};
const rows = (markup: string) =>
  [...markup.matchAll(/<div class="choices">(.*?)<\/div>/g)].map(([, row = ""]) => row.match(/<label/g)?.length);

it("shows a single view without a choice, and up to twelve in one row", () => {
  expect(draw(1)).toBe("<p>P1</p>");
  expect(rows(draw(12))).toEqual([12]);
});

it("has no limit: the last choice of a row leads to the others, in a row of their own", () => {
  expect(rows(draw(13))).toEqual([12, 2]);
  const many = draw(40);
  expect(rows(many)).toEqual([12, 12, 12, 7]);
  for (let index = 1; index <= 40; index += 1) expect(many).toContain(`<p>P${index}</p>`);
  expect(many.match(/>Autres</g)).toHaveLength(3);
});

it("has each button in its label, so that the row scrolls to what the keyboard chooses, and the sheet knows the view of each", () => {
  const markup = draw(12);
  expect(markup.match(/<label><input type="radio"[^>]*\/>T\d+<\/label>/g)).toHaveLength(12);
  expect(markup.match(/<input [^>]*checked/g)).toHaveLength(1);
  const views = [...sheet.matchAll(/> :nth-child\((\d+)\) > :checked\) > \.views > :nth-child\((\d+)\)/g)];
  expect(views.map(([, choice]) => Number(choice))).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  expect(views.every(([, choice, view]) => choice === view)).toBe(true);
});

it("takes one line of a phone, in which what is chosen stays in view", () => {
  const [, phone = ""] = sheet.split("@media (max-width: 640px)");
  expect(phone).toMatch(/\.choices \{[^}]*flex-wrap: nowrap;[^}]*overflow-x: auto;/s);
  expect(phone).toMatch(/\.choices > :has\(> :checked\) \{[^}]*position: sticky;/s);
});
