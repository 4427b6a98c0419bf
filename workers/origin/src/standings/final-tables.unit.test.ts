import { expect, it } from "vitest";
import { orderRows } from "../../../../shared/standings/order-rows.ts";
import { rulesForCompetition } from "./competition-rules.ts";
import type { StandingsMatch } from "../../../../shared/standings/standings-match.ts";
import { tally } from "../../../../shared/standings/tally.ts";

/** Clubs level on points in a final table as it was published, in its order, with all their games against each other. */
type LevelClubs = {
  readonly competition: string;
  readonly season: string;
  readonly points: number;
  /** "Albacete 50-56": the club's goals of the whole season. */
  readonly clubs: readonly string[];
  readonly between: readonly string[];
};

const finalTables: readonly LevelClubs[] = [
  {
    // Places 13 to 15: by the difference Zaragoza would be the first of them.
    competition: "ES/laliga-2",
    season: "2023-24",
    points: 51,
    clubs: ["Albacete 50-56", "Cartagena 37-51", "Zaragoza 42-42"],
    between: [
      "Zaragoza Cartagena 1-2",
      "Cartagena Zaragoza 1-3",
      "Albacete Zaragoza 1-0",
      "Zaragoza Albacete 1-1",
      "Cartagena Albacete 1-1",
      "Albacete Cartagena 1-1",
    ],
  },
  {
    // Level between the two of them as well: the season's difference made the champion.
    competition: "TR/super-lig",
    season: "2020-21",
    points: 84,
    clubs: ["Beşiktaş 89-44", "Galatasaray 80-36"],
    between: ["Beşiktaş Galatasaray 2-0", "Galatasaray Beşiktaş 3-1"],
  },
  {
    // Places 4 and 5: by the difference Cagliari would be the first of them.
    competition: "IT/serie-b",
    season: "2022-23",
    points: 60,
    clubs: ["Parma 48-39", "Cagliari 50-34"],
    between: ["Cagliari Parma 1-1", "Parma Cagliari 2-1"],
  },
  {
    // Places 1 and 2: the champion won by one goal over both games.
    competition: "PL/ekstraklasa",
    season: "2023-24",
    points: 63,
    clubs: ["Jagiellonia 77-45", "Śląsk 50-31"],
    between: ["Śląsk Jagiellonia 2-1", "Jagiellonia Śląsk 3-1"],
  },
  {
    // Places 5 and 6: two draws, so the season's difference decides.
    competition: "PL/ekstraklasa",
    season: "2023-24",
    points: 53,
    clubs: ["Lech 47-41", "Górnik 45-41"],
    between: ["Lech Górnik 1-1", "Górnik Lech 0-0"],
  },
  {
    // Places 6 and 7: by the difference Ergotelis would be the first of them.
    competition: "GR/super-league",
    season: "2013-14",
    points: 44,
    clubs: ["OFI 30-39", "Ergotelis 39-40"],
    between: ["OFI Ergotelis 1-1", "Ergotelis OFI 0-1"],
  },
  {
    // Places 8 and 9: level between the two of them, so the season's difference decides.
    competition: "GR/super-league",
    season: "2013-14",
    points: 42,
    clubs: ["Panetolikos 32-33", "Levadiakos 42-61"],
    between: ["Panetolikos Levadiakos 2-1", "Levadiakos Panetolikos 2-1"],
  },
  {
    // Places 5 and 6: by the difference Aris would be the first of them.
    competition: "GR/super-league",
    season: "2019-20",
    points: 34,
    clubs: ["OFI 35-35", "Aris 38-32"],
    between: ["Aris OFI 1-1", "OFI Aris 3-1"],
  },
];

it.each(finalTables)("orders the level clubs of $competition $season as its final table did", (table) => {
  const clubs = table.clubs.map((text) => {
    const [, name = "", scored, conceded] = /^(.*) (\d+)-(\d+)$/.exec(text) ?? [];
    return { name, scored: Number(scored), conceded: Number(conceded) };
  });
  const rows = tally(
    clubs.map(({ name }) => name),
    [],
    { win: 3, draw: 1, loss: 0 },
  ).map((row) => {
    const { scored = 0, conceded = 0 } = clubs.find(({ name }) => name === row.participantId) ?? {};
    return { ...row, scored, conceded, points: table.points };
  });
  const between = table.between.map((text): StandingsMatch => {
    const [homeId = "", awayId = "", score = ""] = text.split(" ");
    const [home = 0, away = 0] = score.split("-").map(Number);
    return { homeId, awayId, score: [home, away] };
  });
  const { criteria, points } = rulesForCompetition(1, table.competition, "2025-26");
  const order = orderRows(rows.toReversed(), criteria, between, points);
  expect(order.map((tier) => tier.map(({ participantId }) => participantId).join(" = "))).toEqual(
    clubs.map(({ name }) => name),
  );
});

it.each(["ES/laliga", "ES/laliga-2", "IT/serie-a", "IT/serie-b", "TR/super-lig", "GR/super-league", "PL/ekstraklasa"])(
  "puts the winner of the games between two level clubs first in %s, whatever their goals",
  (competition) => {
    const { criteria, points } = rulesForCompetition(1, competition, "2025-26");
    const between: readonly StandingsMatch[] = [
      { homeId: "A", awayId: "B", score: [1, 0] },
      { homeId: "B", awayId: "A", score: [1, 1] },
    ];
    const more = [1, 2, 3].map((): StandingsMatch => ({ homeId: "B", awayId: "C", score: [5, 0] }));
    const less = [1, 2].map((): StandingsMatch => ({ homeId: "A", awayId: "C", score: [1, 0] }));
    const matches = [...between, ...more, ...less];
    const rows = tally(["B", "A", "C"], matches, points);
    expect(rows.slice(0, 2).map((row) => row.points)).toEqual([10, 10]);
    expect(orderRows(rows, criteria, matches, points).map((tier) => tier[0]?.participantId)).toEqual(["A", "B", "C"]);
  },
);
