import { expect, it } from "vitest";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { drawMatch, textOf } from "../drawn-match.fixture.tsx";
import { Highlights } from "./route.tsx";

await loadAllTexts();

const body =
  "HPI÷1¬HPN÷Partout¬HPR÷https://partout.example/v¬~HPI÷2¬HPN÷Hexagone¬~HPI÷3¬HPN÷Faux¬HPR÷javascript:alert(1)¬~";

it("[C3.09] lists who shows the highlights, with a link where an address is known", () => {
  const markup = drawMatch(<Highlights body={body} />);
  expect(textOf(markup)).toMatch(/^Où voir les temps forts Partout Hexagone Faux Ces diffuseurs/);
  expect([...markup.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual(["https://partout.example/v"]);
});

it.each([
  [{}, "quelques heures après la fin"],
  [{ statusType: 3, status: 3 }, "là où vous êtes"],
])("says what can be expected where there are none (%o)", (event, text) => {
  expect(textOf(drawMatch(<Highlights body="" />, { event }))).toContain(text);
});
