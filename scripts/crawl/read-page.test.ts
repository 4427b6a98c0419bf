import { expect, it } from "vitest";
import { readPage } from "./read-page.ts";

const said = '<meta property="og:title" content="x"/><script type="application/ld+json">{}</script>';
const head = `<title>Ligue 1</title><meta name="description" content="x"/><link rel="canonical" href="/"/>${said}`;
const toPage = (main: string, rest = "") =>
  `<html data-page="x"><head>${head}</head><body>${rest}<main id="main">${main}</main></body>`;

it("finds nothing wrong with a page that has what a page must have", () => {
  expect(readPage(toPage("<h1>Ligue 1</h1><ul><li>x</li></ul>"))).toEqual({ links: [], faults: [] });
});

it.each([
  ["two headings", toPage("<h1>a</h1><h1>b</h1>"), ["2 h1"]],
  ["nothing but a word that there is nothing", toPage('<h1>a</h1><div class="notice"><h2>Rien</h2></div>'), ["empty"]],
  [
    "no head and no content",
    '<html data-page="x"><h1>x</h1></html>',
    ["no title", "no description", "no canonical", "no title for links", "nothing for search engines", "no main"],
  ],
])("says what is wrong with a page that has %s", (_, html, faults) => {
  expect(readPage(html).faults).toEqual(faults);
});

it("asks a page that is not to be found for neither a description nor a canonical link", () => {
  const hidden = '<title>Connexion</title><meta name="robots" content="noindex">';
  const html = `<html data-page="x"><head>${hidden}</head><body><main><h1>Connexion</h1></main></body>`;
  expect(readPage(html).faults).toEqual([]);
});

it("says where a page has no kind, and words of another language", () => {
  const html = toPage("<h1>Match report</h1><p>Le score</p>").replace(' data-page="x"', "");
  expect(readPage(html, ["Match report", "score"]).faults).toEqual([
    "no kind of page, or several",
    'says "Match report"',
    'says "score"',
  ]);
});

it("takes a notice beside other things for what it is", () => {
  for (const beside of ["<ul><li>x</li></ul>", "<p>Prochain rendez-vous : <time>8 mars</time></p>"]) {
    expect(readPage(toPage(`<h1>a</h1><div class="notice"></div>${beside}`)).faults).toEqual([]);
  }
});

it("follows links of the site once each, and no others", () => {
  const links =
    '<a href="/tv/?a=1&amp;b=2">x</a><a class="y" href="/tv/?a=1&amp;b=2#top">x</a><a href="#main">x</a>' +
    '<a href="https://other.example/">x</a><a href="mailto:a@b.example">x</a><a href="//other.example">x</a>';
  expect(readPage(toPage("<h1>a</h1>", links)).links).toEqual(["/tv/?a=1&b=2"]);
});
