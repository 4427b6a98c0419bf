import { env } from "cloudflare:workers";
import { reset, runInDurableObject } from "cloudflare:test";
import { afterEach, expect, it } from "vitest";
import { migrate } from "./migrations.ts";

afterEach(() => reset());

/** What a ledger holds before the step that gives members of stored JSON their new names. */
const earlierSteps = 9;

const won = (name: string) => `{"kind":"${name}-won","${name}":1,"side":1}`;
const state = (status: string, periods: string) => `{"${status}":3,"${periods}":[[1,0]],"text":"a \\"stage\\": here"}`;

it("gives members of stored JSON their new names, and leaves texts alone", async () => {
  const ledger = env.LEDGER.getByName("an earlier one");
  const stored = await runInDurableObject(ledger, (_, { storage }) => {
    const { sql } = storage;
    const tables = sql.exec("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'");
    for (const { name } of tables.toArray()) sql.exec(`DROP TABLE "${String(name)}"`);
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
    return sql.exec(texts).toArray();
  });
  expect(stored.map(({ json }) => json)).toEqual([state("status", "periods"), won("period"), '{"lead":"x"}']);
});
