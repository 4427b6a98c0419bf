import { expect, it } from "vitest";
import { idsOfLanguage } from "./routes-of-language.ts";

const routes = {
  site: { id: "site", path: "" },
  home: { id: "home", parentId: "site" },
  match: { id: "match", parentId: "site", path: "match/:eventId" },
  "match-line-ups-compositions": { id: "…", parentId: "match", path: "compositions" },
  "match-line-ups-line-ups": { id: "…", parentId: "match", path: "line-ups" },
  "team-equipe": { id: "…", parentId: "site", path: "equipe/:slug/:id" },
  "team-equipe-summary": { id: "…", parentId: "team-equipe" },
  "team-team": { id: "…", parentId: "site", path: "team/:slug/:id" },
  "team-team-summary": { id: "…", parentId: "team-team" },
  news: { id: "…", parentId: "site", path: "news/:sportPath" },
  "competition-atom-resultats": { id: "…", path: ":sportPath/:country/:competition/resultats.atom" },
  "competition-atom-results": { id: "…", path: ":sportPath/:country/:competition/results.atom" },
};
const everywhere = ["site", "home", "match", "news"];

it.each([
  ["fr", ["match-line-ups-compositions", "team-equipe", "team-equipe-summary", "competition-atom-resultats"]],
  ["en", ["match-line-ups-line-ups", "team-team", "team-team-summary", "competition-atom-results"]],
] as const)("keeps for %s what has its words or none, and nothing below another language's", (lang, own) => {
  expect(new Set(idsOfLanguage(routes, lang))).toEqual(new Set([...everywhere, ...own]));
});
