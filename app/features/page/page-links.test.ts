import { expect, it } from "vitest";
import { variantOf } from "../../../variants/variant-of.ts";
import { toPageMeta } from "./page-links.ts";
import { toPageLinks } from "./page-links.server.ts";

const fr = variantOf("fr");
const at = (id: string, siteOrigin: string | null) => ({ ...variantOf(id), siteOrigin });
const linksAt = (siteOrigin: string | null, sites = [fr]) =>
  toPageLinks({ variant: { ...fr, siteOrigin }, sites }, () => ({ kind: "search", query: "" }));

it("[C1.11] names the page's own site in both its links, where a setting says which that is", () => {
  expect(linksAt("https://tribune.example")).toMatchObject({
    path: "/recherche",
    origin: "https://tribune.example",
    alternates: [{ lang: "fr-FR", href: "https://tribune.example/recherche" }],
  });
  expect(linksAt(null)).toMatchObject({ origin: "", alternates: [{ lang: "fr-FR", href: "/recherche" }] });
});

it("[C1.11] names the page in every variant that is somewhere, by language and country, with its own words", () => {
  const sites = [
    at("fr", "https://old.example"),
    at("ch", "https://ch.example"),
    at("ch-fr", null),
    at("worldwide", "https://all.example"),
  ];
  expect(linksAt("https://fr.example", sites).alternates).toEqual([
    { lang: "fr-FR", href: "https://fr.example/recherche" },
    { lang: "de-CH", href: "https://ch.example/suche" },
    { lang: "en", href: "https://all.example/search" },
    { lang: "x-default", href: "https://all.example/search" },
  ]);
});

it("[C1.11] ends the title with the variant's brand", () => {
  const variant = { ...fr, brand: "Le Score" };
  const links = toPageLinks({ variant, sites: [] }, () => ({ kind: "search", query: "" }));
  const [title] = toPageMeta({ title: "Recherche", description: "", links, shownPath: "/recherche", things: [] });
  expect(title).toEqual({ title: "Recherche · Le Score" });
});
