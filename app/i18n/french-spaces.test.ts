import { globSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { parseAst } from "vite";
import { expect, it } from "vitest";

/** An ordinary space where French has one that no line breaks at: within « » and before ? ! : ; */
const breaking = / (?=[?!:;»](?![\w/]))|(?<=«) |[\u202f](?=[?!:;»])/;

/** The texts of a module, and of its templates what stands between the values. */
function textsIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== "object" || node === null) return [];
  if ("type" in node && node.type === "Literal" && "value" in node && typeof node.value === "string")
    return [node.value];
  if ("type" in node && node.type === "TemplateElement" && "value" in node) return Object.values(node.value as object);
  return Object.values(node).flatMap(textsIn);
}

it("breaks no line of French before a mark or within « »", () => {
  const files = globSync(["app/i18n/*/fr.ts", "shared/texts/fr{,/*}.ts", "workers/*/src/texts/fr{,/*}.ts"]);
  expect(files.length).toBeGreaterThan(40);
  const broken = files.flatMap((file) => {
    const texts = textsIn(parseAst(stripTypeScriptTypes(readFileSync(file, "utf8"))).body);
    return texts.filter((text) => breaking.test(text)).map((text) => `${file}: ${text}`);
  });
  expect(broken).toEqual([]);
});
