import { expect, it } from "vitest";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import { renderStatic } from "../../ui/render-static.ts";
import { LeagueLinks, type LeagueOfMenu } from "./league-links.tsx";

const league = (path: string, country: string, games: number) => ({
  league: { stageId: `S${games}`, path, title: `${country}: L${games}`, countryName: country, flag: "xx" },
  games,
});
const texts = {
  leagues: "Compétitions du jour",
  more: "Afficher 2 de plus",
  list: "",
  countries: { path: "/pays/football/", name: "Pays et compétitions" },
};
const Pin = ({ league: { stageId } }: { readonly league: LeagueFields }) => <i>{stageId}</i>;
const menuOf = (leagues: readonly LeagueOfMenu[]) =>
  renderStatic(<LeagueLinks leagues={leagues} texts={texts} Pin={Pin} />);
const linksOf = (markup: string) =>
  [...markup.matchAll(/<a href="([^"]*)"><img[^>]*><span><bdi[^>]*>(.*?)<\/bdi><\/span><small>(.*?)</g)].map((found) =>
    found.slice(1),
  );
const countriesOf = (leagues: readonly LeagueOfMenu[]) => linksOf(menuOf(leagues).replace(/.*class="to-all"/s, ""));

it("[C2.14] jumps to the leagues of the day, the later ones of many behind a control that shows them", () => {
  const few = menuOf([league("/football/france/ligue-1/", "France", 2)]);
  expect(linksOf(few)[0]).toEqual(["#l-S2", "L2", "2"]);
  expect(few).toContain("</a><i>S2</i></div>");
  expect(few).not.toContain("<details>");
  expect(few).toContain('<a class="to-all" href="/pays/football/">Pays et compétitions</a>');
  const many = menuOf(Array.from({ length: 16 }, (_, index) => league("/football/france/l/", "France", index + 1)));
  expect(many).toMatch(/L14<.*<details><summary>Afficher 2 de plus<\/summary>.*L15<.*L16<.*<\/details>/s);
});

it("[C2.14] leads to the countries of most games, in the order of their names", () => {
  const leagues = [
    league("/football/france/ligue-1/", "France", 2),
    league("/football/allemagne/bundesliga/", "Allemagne", 3),
    league("/football/ecosse/premiership/", "Écosse & <Co>", 1),
    league("/football/france/ligue-2/", "France", 4),
  ];
  expect(countriesOf(leagues)).toEqual([
    ["/football/allemagne/", "Allemagne", "3"],
    ["/football/ecosse/", "Écosse &amp; &lt;Co&gt;", "1"],
    ["/football/france/", "France", "6"],
  ]);
});

it("keeps the ten of most games, counts a tournament of many starters once, and leaves out what has no page of a country", () => {
  const many = Array.from({ length: 12 }, (_, index) => league(`/tennis/c${index}/l/`, `C${index}`, index + 1));
  const tour = league("/golf/pga/open/", "PGA", 150);
  const open = { ...tour, league: { ...tour.league, duel: 0 } };
  const shown = countriesOf([...many, open, league("", "Nowhere", 9), league("/golf/open/", "None", 9)]);
  expect(shown).toHaveLength(10);
  expect(shown.flat()).not.toContain("Nowhere");
  expect(shown.flat()).not.toContain("None");
  expect(countriesOf([open])).toEqual([["/golf/pga/", "PGA", "1"]]);
  expect(linksOf(menuOf([open]))[0]).toEqual(["#l-S150", "L150", ""]);
});
