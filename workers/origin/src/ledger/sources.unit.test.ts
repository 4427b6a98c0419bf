import { describe, expect, it } from "vitest";
import { createStorage } from "../../test/ledger-in-node.ts";
import { createSources } from "./sources.ts";

/** Two tables, of which `game` is read and written by keys. */
function start() {
  const { sql: storage } = createStorage();
  storage.exec("CREATE TABLE game (id TEXT PRIMARY KEY, score TEXT); CREATE TABLE league (id TEXT PRIMARY KEY);");
  const sources = createSources(storage);
  const { sql, keyed, naming, trace } = sources;
  const readGame = (id: string) => keyed([id], () => sql.exec("SELECT score FROM game WHERE id = ?", id).toArray());
  return {
    ...sources,
    trace,
    readGame,
    readGames: () => sql.exec("SELECT * FROM game").toArray(),
    readLeagues: () => sql.exec("SELECT * FROM league").toArray(),
    putGame: (id: string) => naming([id], () => sql.exec("INSERT OR REPLACE INTO game VALUES (?, '1:0')", id)),
    putLeague: (id: string) => sql.exec("INSERT OR IGNORE INTO league VALUES (?)", id),
  };
}

describe("an answer", () => {
  it("is out of date once a table was written to that it read, and a key that it read by", () => {
    const { putGame, putLeague, readGame, readGames, readLeagues, trace } = start();
    const read = () => [() => readGame("a"), readGames, readLeagues].map((work) => trace(work));
    let answers = read();
    const are = () => answers.map(({ isCurrent }) => isCurrent(0));
    putGame("b");
    expect(are()).toEqual([true, false, true]);
    answers = read();
    putGame("a");
    expect(are()).toEqual([false, false, true]);
    answers = read();
    putLeague("x");
    expect(are()).toEqual([true, true, false]);
    answers = read();
    // It is there already: nothing is written.
    putLeague("x");
    expect(are()).toEqual([true, true, true]);
  });

  it("is out of date by a write that names no keys, and by one of those that were forgotten for their number", () => {
    const { putGame, readGame, sql, trace } = start();
    putGame("a");
    const first = trace(() => readGame("a"));
    sql.exec("DELETE FROM game WHERE id = 'nobody'");
    expect(first.isCurrent(0)).toBe(true);
    sql.exec("DELETE FROM game");
    expect(first.isCurrent(0)).toBe(false);
    const second = trace(() => readGame("a"));
    for (let number = 0; number < 20_010; number += 1) putGame(`b${number}`);
    expect(second.isCurrent(0)).toBe(false);
  });

  it("holds for the step of the clock that it asked for, and for none where its sources are unknown", () => {
    const { clockAt, noteUnknown, trace } = start();
    const { isCurrent, value } = trace(() => clockAt(125).at(60));
    expect([value, ...[119, 120, 179, 180].map(isCurrent)]).toEqual([120, false, true, true, false]);
    expect(trace(noteUnknown).isCurrent(0)).toBe(false);
  });

  it("depends on all that its parts do, whether they were worked out for it or before", () => {
    const { clockAt, putGame, readGame, trace } = start();
    const part = trace(() => [readGame("a"), clockAt(125).at(60)]);
    const answers = [trace(() => part.asPart()), trace(() => trace(() => [readGame("a"), clockAt(125).at(60)]).value)];
    expect(answers.map(({ isCurrent }) => [isCurrent(125), isCurrent(180)])).toEqual([
      [true, false],
      [true, false],
    ]);
    putGame("a");
    expect(answers.map(({ isCurrent }) => isCurrent(125))).toEqual([false, false]);
  });

  it("notes nothing more once its work has failed", () => {
    const { putGame, readGame, trace } = start();
    const fail = () => {
      throw new RangeError("failed");
    };
    const outer = trace(() => {
      expect(() => trace(fail)).toThrow("failed");
      return readGame("a");
    });
    putGame("a");
    expect(outer.isCurrent(0)).toBe(false);
  });
});
