import { describe, expect, it } from "vitest";
import { sportPath } from "../addresses/sport-words.ts";
import { addressWords } from "../addresses/words.ts";
import { childSports, sportById, sports } from "./catalogue.ts";
import type { SportFacts } from "./sport-facts.ts";

const idsWhere = (holds: (facts: SportFacts) => boolean): number[] => sports.filter(holds).map((sport) => sport.id);

const ofKind = (kind: SportFacts["kinds"][number]): number[] => idsWhere((facts) => facts.kinds.includes(kind));

describe("the catalogue", () => {
  it("[C1.01] holds forty sports, with the ids 1 to 42 but for 20 and 27", () => {
    const ids = Array.from({ length: 42 }, (_, index) => index + 1).filter((id) => id !== 20 && id !== 27);
    expect(sports.map((sport) => sport.id)).toEqual(ids);
  });

  it("[C1.01] gives each sport the French path and the English name of the specification", () => {
    const paths = sports.map((sport) => `${sport.id} ${sport.name} ${sportPath(sport.id, addressWords.fr)}`);
    expect(paths).toEqual([
      "1 soccer football",
      "2 tennis tennis",
      "3 basketball basket",
      "4 hockey hockey",
      "5 american-football football-americain",
      "6 baseball baseball",
      "7 handball handball",
      "8 rugby-union rugby",
      "9 floorball floorball",
      "10 bandy bandy",
      "11 futsal futsal",
      "12 volleyball volleyball",
      "13 cricket cricket",
      "14 darts flechettes",
      "15 snooker snooker",
      "16 boxing boxe",
      "17 beach-volleyball beach-volley",
      "18 aussie-rules football-australien",
      "19 rugby-league rugby-a-xiii",
      "21 badminton badminton",
      "22 water-polo water-polo",
      "23 golf golf",
      "24 field-hockey hockey-sur-gazon",
      "25 table-tennis tennis-de-table",
      "26 beach-soccer beach-soccer",
      "28 mma mma",
      "29 netball netball",
      "30 pesapallo pesapallo",
      "31 motorsport sports-mecaniques",
      "32 auto-racing course-voiture",
      "33 moto-racing course-moto",
      "34 cycling cyclisme",
      "35 horse-racing courses-hippiques",
      "36 esports esports",
      "37 winter-sports sports-dhiver",
      "38 ski-jumping saut-a-ski",
      "39 alpine ski-alpin",
      "40 cross-country ski-de-fond",
      "41 biathlon biathlon",
      "42 kabaddi kabaddi",
    ]);
  });

  it("[C1.02] answers null for an id that no sport has", () => {
    expect([0, 20, 27, 43, -1, Number.NaN].map(sportById)).toEqual([null, null, null, null, null, null]);
  });

  it("[C1.03] puts 32 and 33 below 31, 38 to 41 below 37, and no other sport below any", () => {
    const families = sports.map((sport) => [sport.id, childSports(sport).map((child) => child.id)] as const);
    expect(families.filter(([, children]) => children.length > 0)).toEqual([
      [31, [32, 33]],
      [37, [38, 39, 40, 41]],
    ]);
  });

  it("[C1.04] knows the sports without duels", () => {
    expect(idsWhere((facts) => !facts.duel)).toEqual([23, 31, 32, 33, 34, 35, 37, 38, 39, 40, 41]);
  });

  it("[C1.05] knows the category sports and those with category pages", () => {
    expect(idsWhere((facts) => facts.category !== "none")).toEqual([
      2, 16, 17, 21, 23, 25, 28, 31, 32, 33, 34, 36, 37, 38, 39, 40, 41,
    ]);
    expect(idsWhere((facts) => facts.category === "pages")).toEqual([2, 21, 23, 31, 32, 33, 36]);
  });

  it("[C1.06] gives no detail page to 35", () => {
    expect(idsWhere((facts) => !facts.detailPage)).toEqual([35]);
  });

  it("[C1.07] knows the serving sports and the other kinds", () => {
    expect(ofKind("serving")).toEqual([2, 5, 6, 13, 14, 21, 30]);
    expect(ofKind("golf")).toEqual([23]);
    expect(ofKind("motor")).toEqual([31, 32, 33]);
    expect(ofKind("meeting")).toEqual([35]);
    expect(ofKind("stage")).toEqual([32, 33, 34]);
    expect(ofKind("racing")).toEqual([31, 32, 33, 34, 35, 39, 40, 41]);
  });

  it("[C1.08] rates line-ups in soccer, basketball and hockey only", () => {
    expect(idsWhere((facts) => facts.ratings)).toEqual([1, 3, 4]);
  });

  it("[C3.14] shows as many score parts as each sport has", () => {
    const periods = sports.filter((sport) => sport.scorePeriods > 0).map((sport) => [sport.id, sport.scorePeriods]);
    expect(Object.fromEntries(periods)).toEqual({
      1: 1,
      2: 5,
      3: 5,
      4: 5,
      5: 5,
      6: 10,
      7: 3,
      8: 4,
      9: 5,
      10: 4,
      11: 4,
      12: 5,
      13: 2,
      17: 3,
      18: 4,
      19: 4,
      21: 3,
      22: 6,
      24: 4,
      25: 7,
      26: 5,
      29: 5,
      30: 11,
      42: 3,
    });
  });
});
