import { expect, it } from "vitest";
import { createCarriedTexts } from "./carried-texts.server.ts";
import { toJsonText } from "./script-text.ts";

const texts = ["AE÷Lêns¬~ \"quoted\" \\ \u2028 </script><!-- & 'co' \ud83c\uddeb\ud83c\uddf7", "", "AE÷$&$1¬~"];

it("writes into a script what the script would say had it the text itself", () => {
  const carried = createCarriedTexts("abc");
  const toScript = (values: readonly string[]) => toJsonText(`${JSON.stringify(["x", ...values])}\n`);
  const names = texts.map(carried.add);
  expect(carried.fill(toScript(names))).toBe(toScript(texts));
});

it("reads a name as its text, and any other text as itself", () => {
  const carried = createCarriedTexts("abc");
  const names = texts.map(carried.add);
  expect(names.map(carried.read)).toEqual(texts);
  expect(["SA÷1¬~", "carried-xyz-0", ""].map(carried.read)).toEqual(["SA÷1¬~", "carried-xyz-0", ""]);
});
