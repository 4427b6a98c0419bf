import { expect, it } from "vitest";
import { createStorage } from "../../test/ledger-in-node.ts";
import { migrate } from "./migrations.ts";

/** The number of steps before the one that renames members of stored JSON. */
const earlierSteps = 9;
/** The number of steps before quotes had a standing. */
const stepsWithoutStanding = 16;

const won = (name: string) => `{"kind":"${name}-won","${name}":1,"side":1}`;
const state = (status: string, periods: string) => `{"${status}":3,"${periods}":[[1,0]],"text":"a \\"stage\\": here"}`;

it("gives members of stored JSON their new names, and leaves texts alone", () => {
  const storage = createStorage();
  const { sql } = storage;
  migrate(storage, earlierSteps);
  sql.exec(
    `INSERT INTO event (id, stage_id, tournament_id, provider, start_seconds, stage_type, state)
     VALUES ('1aaaaaaa', '', '', '', 0, 3, ?)`,
    state("stage", "parts"),
  );
  sql.exec("INSERT INTO incident (event_id, seq, json) VALUES ('1aaaaaaa', 1, ?)", won("part"));
  sql.exec(`INSERT INTO article (id, published_seconds, json) VALUES ('a', 0, '{"perex":"x"}')`);
  migrate(storage);
  migrate(storage);
  const texts =
    "SELECT state AS json FROM event UNION ALL SELECT json FROM incident UNION ALL SELECT json FROM article";
  const stored = sql.exec(texts).toArray();
  expect(stored.map(({ json }) => json)).toEqual([state("status", "periods"), won("period"), '{"lead":"x"}']);
});

it("takes each step once and in order, and begins again at the one that failed", () => {
  const storage = createStorage();
  const version = () => storage.sql.exec("SELECT value FROM meta WHERE key = 'schema'").toArray()[0]?.["value"];
  migrate(storage, 1);
  expect(version()).toBe("1");
  storage.sql.exec("CREATE TABLE told (id)");
  expect(() => migrate(storage)).toThrow("told");
  expect(version()).toBe("2");
  storage.sql.exec("DROP TABLE told");
  migrate(storage);
  expect(Number(version())).toBeGreaterThan(earlierSteps);
});

it("lets quotes of before the start of an event that has begun stand no longer", () => {
  const storage = createStorage();
  const { sql } = storage;
  migrate(storage, stepsWithoutStanding);
  const put = (id: string, type: number) =>
    sql.exec(
      `INSERT INTO event (id, stage_id, tournament_id, provider, start_seconds, stage_type, state)
       VALUES (?, '', '', '', 100, ?, '{}')`,
      id,
      type,
    );
  put("live", 2);
  put("coming", 1);
  for (const [id, atSeconds] of [
    ["live", 99],
    ["live", 101],
    ["coming", 99],
  ] as const)
    sql.exec(
      `INSERT INTO quoted (event_id, bookmaker_id, bet_type, period, line, at_seconds, seq, json)
       VALUES (?, 1, '', '', '', ?, 1, '{}')`,
      id,
      atSeconds,
    );
  migrate(storage);
  expect(
    sql
      .exec("SELECT stands FROM quoted ORDER BY id")
      .toArray()
      .map(({ stands }) => stands),
  ).toEqual(["before", "now", "now"]);
});
