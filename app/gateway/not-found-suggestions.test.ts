import { expect, it } from "vitest";
import { toAskedFor } from "./not-found-suggestions.tsx";

const linksOf = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, path]) => path);
const wordsOf = (html: string) => /name="q"[^>]* value="([^"]*)"/.exec(html)?.[1];

it("says what was asked for, and writes it as text", () => {
  const html = toAskedFor("/%3Cscript%3Ealert(1)%3C/script%3E", "fr");
  expect(html).toContain('<code dir="ltr">/&lt;script&gt;alert(1)&lt;/script&gt;</code>');
  expect(html).not.toContain("<script");
  expect(toAskedFor("/%E0%A4%A", "fr")).toContain('<code dir="ltr">/%E0%A4%A</code>');
});

it.each([
  ["/tennis/nowhere/at-all/", ["/tennis", "/tennis?cat=1"], "at all"],
  ["/tenis", ["/tennis", "/tennis?cat=1"], ""],
  ["/Fotball", ["/", "/?cat=1"], ""],
  ["/basketball", ["/basket", "/basket?cat=1"], ""],
  ["/equipe/etoile-rouge/1abcdefg/", [], "etoile rouge"],
  ["/wp-login.php", [], "wp login"],
  ["/", [], ""],
])("finds the sport near %s, and words to search", (path, links, words) => {
  const html = toAskedFor(path, "fr");
  expect(linksOf(html)).toEqual(links);
  expect(wordsOf(html)).toBe(words);
});

it("speaks the site's language", () => {
  expect(toAskedFor("/tenis", "en")).toContain("Tennis live");
  expect(toAskedFor("/tenis", "de")).toContain("Gesuchte Adresse:");
});
