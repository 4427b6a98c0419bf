import { expect, it } from "vitest";
import { statusType } from "../../../shared/sports/statuses.ts";
import { readAll } from "./read-found.ts";
import { toFirstRows } from "./search-rows.ts";
import { todaysNames, type SportToday } from "./todays-names.ts";
import { searchTexts } from "../../i18n/search-texts.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { loadTexts } from "../../i18n/texts.ts";

const [scheduled, live] = [1, 12];
const league = (name: string, flag: string, type = "t") => ({
  title: `PAYS: ${name}`,
  countryName: "Pays",
  countryId: "1",
  flag,
  type,
  templateKey: `1_${name}`,
  tournamentId: name,
  path: `/football/pays/${name.toLowerCase()}/`,
});
const game = (home: string, away: string, status: number) => ({
  id: `${home}${away}`,
  status,
  startSeconds: 1000,
  homeName: home,
  homeSlug: home.toLowerCase(),
  homeParticipantId: `1${home}`,
  awayName: away,
  awaySlug: away.toLowerCase(),
  awayParticipantId: `1${away}`,
});
const soccer: SportToday = {
  sportId: 1,
  name: "Football",
  leagues: [
    { league: league("Autre", "dz", "s"), events: [game("Oran", "Alger", live)] },
    { league: league("Grande", "gb-eng"), events: [game("Leeds", "Everton", scheduled)] },
    { league: league("Ligue", "fr", "p"), events: [game("Lens", "Metz", scheduled), game("Lyon", "Nice", live)] },
  ],
};
const hockey: SportToday = {
  sportId: 4,
  name: "Hockey",
  leagues: [{ league: league("NHL", "us"), events: [game("Boston", "Dallas", scheduled)] }],
};
const golf: SportToday = {
  sportId: 23,
  name: "Golf",
  leagues: [{ league: league("Open", "fr"), events: [game("Woods", "", live), game("Rahm", "", live)] }],
};

const namesFor = (country: string) => todaysNames([soccer, hockey, golf], country, "fr").map(({ name }) => name);

it("begins with the competitions of the visitor's country, and has one of each other sport", () => {
  expect(namesFor("fr").slice(0, 3)).toEqual(["Ligue", "Open", "NHL"]);
  expect(namesFor("gb").slice(0, 3)).toEqual(["Grande", "NHL", "Open"]);
  expect(namesFor("").slice(0, 3), "the best known where the country is not").toEqual(["Grande", "NHL", "Open"]);
});

it("names who plays now, or next, and nobody of a race", () => {
  expect(namesFor("fr").slice(3)).toEqual(["Lyon", "Boston", "Nice", "Dallas"]);
});

it("says in a row of the search how much there is, and keeps the star", async () => {
  await loadTexts("fr");
  const today = readAll(todaysNames([soccer, hockey, golf], "fr", "fr"));
  expect(statusType.live).toBe(2);
  const [first, ...others] = toFirstRows(searchTexts("fr"), siteTexts("fr"), [], { today, popular: today.slice(0, 2) });
  expect(others).toEqual([]);
  expect(first?.title).toBe("Aujourd’hui");
  const rows = Object.fromEntries((first?.rows ?? []).map((row) => [row.name, row]));
  expect(rows["Ligue"]?.detail).toBe("Football · Pays · 2 matchs · 1 en direct");
  expect(rows["Ligue"]?.followed).toMatchObject({ kind: "league", sportId: 1 });
  expect(rows["Open"]?.detail).toBe("Golf · Pays · En direct");
  expect(rows["Lyon"]).toMatchObject({ path: "/equipe/lyon/1Lyon/", detail: "Football · Ligue · Pays · En direct" });
  expect(rows["Lyon"]?.followed).toMatchObject({ kind: "team" });
  expect(rows["Boston"]?.detail).not.toContain("direct");
});
