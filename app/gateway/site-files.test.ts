import { SaxesParser } from "saxes";
import { expect, it } from "vitest";
import type { Variant } from "../../variants/variant.ts";
import { toSiteFile, type SiteFile } from "./site-files.ts";

const french = { lang: "fr", brand: "Tribune", publisher: null, without: [] } as const;
const nowMs = Date.parse("2026-11-29T11:30:00Z");

const read = (file: SiteFile, variant: Pick<Variant, "lang" | "brand" | "publisher" | "without"> = french) =>
  toSiteFile(file, { variant, origin: "https://t.example", nowMs, savesData: false });

it("says whom to tell of a fault of security: the publisher, or the page that would name one, for half a year", async () => {
  const publisher = { name: "Scores SA", address: ["1 rue du Stade"], email: "security@t.example" };
  const named = await read("/.well-known/security.txt", { ...french, publisher }).text();
  expect(named).toBe(
    "Contact: mailto:security@t.example\n" +
      "Expires: 2027-05-28T00:00:00Z\n" +
      "Preferred-Languages: fr, en\n" +
      "Canonical: https://t.example/.well-known/security.txt\n",
  );
  const unnamed = await read("/.well-known/security.txt", { ...french, lang: "en" }).text();
  expect(unnamed).toMatch(/^Contact: https:\/\/t\.example\/[a-z-]+\/[a-z-]+\n/);
  expect(unnamed).toContain("Preferred-Languages: en\n");
});

it("says how to search in the site, in a form that browsers read", async () => {
  const response = read("/opensearch.xml", { ...french, brand: "Scores & Results of the World" });
  expect(response.headers.get("content-type")).toBe("application/opensearchdescription+xml; charset=utf-8");
  const xml = await response.text();
  const parser = new SaxesParser({ xmlns: true });
  const found: Record<string, string>[] = [];
  let text = "";
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("text", (part) => void (text += part));
  parser.on("opentag", ({ local, attributes }) => {
    if (local === "Url")
      found.push(Object.fromEntries(Object.values(attributes).map(({ name, value }) => [name, value])));
  });
  parser.write(xml).close();
  expect(text).toContain("Scores & Results");
  expect(text).not.toContain("of the World");
  expect(found).toEqual([
    { type: "text/html", method: "get", template: "https://t.example/recherche?q={searchTerms}" },
    expect.objectContaining({ rel: "self", template: "https://t.example/opensearch.xml" }),
  ]);
});

it("describes the site to a browser that installs it, with ways to its rooms but for those that the variant leaves out", async () => {
  const manifest = (await read("/manifest.webmanifest").json()) as {
    description: string;
    shortcuts: { url: string }[];
  };
  expect(manifest.description.length).toBeGreaterThan(20);
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(["/?cat=1", "/favoris", "/recherche", "/tv/"]);
  const reduced = (await read("/manifest.webmanifest", { ...french, without: ["tv"] }).json()) as typeof manifest;
  expect(reduced.shortcuts.map(({ url }) => url)).toEqual(["/?cat=1", "/favoris", "/recherche"]);
});

it("has a browser load touched pages ahead, unless it saves data", async () => {
  const site = { variant: french, origin: "https://t.example", nowMs };
  const [rules, none] = [false, true].map((savesData) => toSiteFile("/speculation-rules.json", { ...site, savesData }));
  expect(rules?.headers.get("content-type")).toBe("application/speculationrules+json; charset=utf-8");
  expect(rules?.headers.get("vary")).toBe("save-data");
  expect(await rules?.json()).toMatchObject({ prefetch: [{ eagerness: "conservative" }] });
  expect(await none?.json()).toEqual({});
});
