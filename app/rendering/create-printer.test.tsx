import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { createPrinter, type Sheet } from "./create-printer.server.ts";

const textOf = ({ toBytes }: Sheet, markup: string) => new TextDecoder().decode(toBytes(markup));
const toElement = (text: string) => () => <b>{text}</b>;

it("puts what was printed where its marks stand, in any order and as often as they do", () => {
  const sheet = createPrinter()();
  const [a, b] = ["Lêns", "$& 1 < 2"].map((text) => sheet.print(["word", text], toElement(text)));
  expect(textOf(sheet, `<p>${b}—${a}${b}</p>`)).toBe("<p><b>$&amp; 1 &lt; 2</b>—<b>Lêns</b><b>$&amp; 1 &lt; 2</b></p>");
});

it("takes nothing that a feed says for a mark", () => {
  const sheet = createPrinter()();
  const mark = sheet.print(["word"], toElement("secret"));
  const said = renderToString(<p title={mark}>{mark}</p>);
  expect(textOf(sheet, said)).toBe(said);
});

it.each([
  ["a value", ["row", 1], ["row", 2]],
  ["a value of another kind", ["row", 1], ["row", "1"]],
  ["nothing instead of a word", ["row", null], ["row", "null"]],
  ["the end of a text", ["row", "a b", "c"], ["row", "a", "b c"]],
  ["what a feed says", ["row", { score: 1 }], ["row", { score: 2 }]],
  ["the order", ["row", { a: 1 }, { b: 1 }], ["row", { b: 1 }, { a: 1 }]],
])("prints again for %s that differs", (_, before, after) => {
  const sheet = createPrinter()();
  const marks = [sheet.print(before, toElement("before")), sheet.print(after, toElement("after"))];
  expect(textOf(sheet, marks.join())).toBe("<b>before</b>,<b>after</b>");
});

it("prints once what is drawn from equal values, also on another page", () => {
  const open = createPrinter();
  open().print(["row", { score: 1 }, "a"], toElement("first"));
  const page = open();
  expect(textOf(page, page.print(["row", { score: 1 }, "a"], toElement("second")))).toBe("<b>first</b>");
});
