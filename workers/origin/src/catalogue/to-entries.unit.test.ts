import { describe, expect, it } from "vitest";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { toParticipant } from "../../../../shared/competitions/football-ids.ts";
import { toEntryNames } from "./entry-names.ts";
import { participantKind } from "../../../../shared/sports/participant-kind.ts";
import { toPosition } from "./position.ts";
import { clubNames } from "../ingest/club-names.ts";
import { toEntries, toSeasons } from "./to-entries.ts";

const league = {
  sportId: 1,
  stageId: "1Stage00",
  tournamentId: "1Tourn00",
  templateId: "1Templ00",
  name: "Liga",
  countryKey: "ES",
  season: "2026-27",
  timeZone: "Europe/Madrid",
  rank: 3,
  type: "t",
} as const;
const barcelona = toParticipant("ES", "Barcelone", "BAR");
const folded = (text: string) => toEntryNames([{ role: "name", lang: "", text }]).map((name) => name.folded);

describe("entries of a league", () => {
  it("are its sport, its country, itself and its participants", () => {
    const entries = toEntries([{ league, participants: [barcelona] }], clubNames);
    expect(entries.map(({ kind, id, name }) => [kind, id, name])).toEqual([
      ["sport", "1", "Football"],
      ["country", "ES", "Spain"],
      ["tournament", "1Tourn00", "Liga"],
      ["team", barcelona.id, "Barcelone"],
    ]);
    expect(toSeasons([{ league, participants: [] }])).toEqual([
      { stageId: "1Stage00", tournamentId: "1Tourn00", name: "2026-27" },
    ]);
  });

  it("carry every language's name, other names and the code", () => {
    const [, spain, , club] = toEntries([{ league, participants: [barcelona] }], clubNames);
    expect(spain?.names.map(({ lang, text }) => `${lang} ${text}`)).toEqual(
      expect.arrayContaining(["fr Espagne", "en Spain", "de Spanien", "es España"]),
    );
    expect(club?.names).toContainEqual({ role: "name", lang: "en", text: "Barcelona", folded: "barcelona" });
    expect(club?.names).toContainEqual({ role: "code", lang: "", text: "BAR", folded: "bar" });
  });
});

describe("names by language", () => {
  it("are found beside the own one, of leagues and of participants", () => {
    const named = { ...barcelona, names: { de: "Barcelona" } };
    const entries = toEntries(
      [{ league: { ...league, names: { en: "The League" } }, participants: [named] }],
      () => [],
    );
    const written = entries.map(({ names }) => names.map(({ lang, text }) => `${lang} ${text}`));
    expect([...new Set(written[2])]).toEqual([" Liga", "en The League"]);
    expect(written[3]).toEqual(expect.arrayContaining([" Barcelone", "de Barcelona"]));
  });
});

describe("names", () => {
  it("are kept in each form that a language folds them to, once", () => {
    expect(folded("Lens")).toEqual(["lens"]);
    expect(folded("Koeln").toSorted()).toEqual(["koeln", "koln"]);
    expect(folded("…")).toEqual([]);
  });
});

describe("positions", () => {
  it("put a sport before another, whatever the ranks, and unlisted sports last", () => {
    expect(toPosition(1, 9999)).toBeLessThan(toPosition(2, 0));
    expect(toPosition(sportIds.golf, 9999)).toBeLessThan(toPosition(sportIds.floorball, 0));
    expect(toPosition(1, 3)).toBeLessThan(toPosition(1, 4));
  });
});

describe("countries", () => {
  const ofKind = (sportId: number, kind: string, countryKey?: string) => {
    const { countryKey: _own, ...club } = barcelona;
    const nation = countryKey === undefined ? {} : { countryKey };
    const people = () => [{ id: "1Coach00", name: "Coach", kind: "coach", team: null, ...nation } as const];
    return toEntries([{ league: { ...league, sportId }, participants: [{ ...club, ...nation }] }], () => [], people)
      .filter((entry) => entry.kind === kind)
      .map((entry) => entry.countryKey);
  };

  it("are a club's league's, and a person's own alone", () => {
    expect(ofKind(1, "team")).toEqual(["ES"]);
    expect(ofKind(1, "player")).toEqual([null]);
    expect(ofKind(1, "player", "PT")).toEqual(["PT"]);
    for (const sportId of [sportIds.tennis, sportIds.golf]) {
      expect(ofKind(sportId, "player"), `sport ${sportId}`).toEqual([null, null]);
      expect(ofKind(sportId, "player", "PT")).toEqual(["PT", "PT"]);
    }
  });
});

describe("participants", () => {
  it("are players in duels of persons and wherever starters are ranked", () => {
    expect([1, 3, 2, 15, 23, 31].map(participantKind)).toEqual([
      "team",
      "team",
      "player",
      "player",
      "player",
      "player",
    ]);
  });
});
