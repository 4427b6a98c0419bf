import { expect, it } from "vitest";
import { toDocumentPath } from "./document-paths.ts";

it.each([
  "/sitemap.xml",
  "/sitemaps/tennis/1.xml",
  "/sitemaps/football/2026-11-22.xml",
  "/football/france/ligue-1/resultats.atom",
  "/equipe/lens/1abcdefg/resultats.atom",
  "/joueur/x/1abcdefg/matchs.atom",
  "/football/france/ligue-1/resultats.json",
  "/equipe/lens/1abcdefg/resultats.json",
])("knows %s", (path) => {
  expect(toDocumentPath(path, "fr")).toBe(path);
});

it.each([
  "/sitemaps/quidditch/1.xml",
  "/sitemaps/tennis/0.xml",
  "/sitemaps/tennis/2026-13-45.xml",
  "/sitemaps/../x.xml",
  "/football/france/ligue-1/calendrier.atom",
  "/football/france/ligue-1/2025-2026/resultats.atom",
  "/Football/france/ligue-1/resultats.atom",
  "/joueur/x/1abcdefg/blessures.atom",
  "/.atom",
  "/.json",
  "/football/france/ligue-1/resultats.atom.json",
  "/football/france/ligue-1/resultats.rss",
])("has nothing at %s", (path) => {
  expect(toDocumentPath(path, "fr")).toBeNull();
});
