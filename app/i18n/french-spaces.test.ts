import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** An ordinary space where French has one that no line breaks at: within « » and before ? ! : ; */
const breaking = / (?=[?!:;»](?![\w/]))|(?<=«) |[\u202f](?=[?!:;»])/;

function textsIn(part: unknown): readonly string[] {
  if (typeof part === "string") return [part];
  return typeof part === "object" && part !== null ? Object.values(part).flatMap(textsIn) : [];
}

it("breaks no line of French before a mark or within « »", () => {
  const texts = globSync("locales/fr/{account,domain,feeds,frame,mail,match,pages}.json").flatMap((file) =>
    textsIn(JSON.parse(readFileSync(file, "utf8"))),
  );
  expect(texts.length).toBeGreaterThan(2000);
  expect(texts.filter((text) => breaking.test(text))).toEqual([]);
});
