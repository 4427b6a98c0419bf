import { describe, expect, it } from "vitest";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { openLedger } from "../../test/ledger-in-node.ts";
import { newsFrom } from "./game-news-store.ts";

const subject = "u_1_1";
const ample = { rows: 100, length: 10_000 };

describe("the ledger's changes", () => {
  it("[P3] are numbered by subject, one after the other", () => {
    const { changes } = openLedger();
    expect(changes.lastSeq(subject)).toBe(0);
    expect([changes.append(subject, "a~", 1), changes.append("ul_1_1", "b~", 1)]).toEqual([1, 1]);
    changes.appendAll(subject, ["c~", "d~"], 2);
    changes.appendAll(subject, [], 2);
    expect(changes.from(subject, 2, ample)).toEqual([
      { seq: 2, row: "c~" },
      { seq: 3, row: "d~" },
    ]);
  });

  it("are given out in batches, at least one row in each, however long it is", () => {
    const { changes } = openLedger();
    changes.appendAll(subject, ["aaaa~", "b~", "c~"], 1);
    const sizes = (limits: typeof ample) => changes.from(subject, 1, limits).length;
    expect([sizes({ ...ample, rows: 2 }), sizes({ ...ample, length: 7 }), sizes({ ...ample, length: 6 })]).toEqual([
      2, 2, 1,
    ]);
    expect(sizes({ ...ample, length: 1 })).toBe(1);
  });

  it("are given out from the last one back, as far as an instant, a number and a length reach", () => {
    const { changes } = openLedger();
    for (const [index, row] of ["a~", "b~", "c~", "d~"].entries()) changes.append(subject, row, index + 1);
    const latest = (atSeconds: number, limits = ample, through?: number) =>
      changes.latest(subject, atSeconds, limits, through).map(({ row }) => row);
    expect(latest(2)).toEqual(["b~", "c~", "d~"]);
    expect(latest(2, ample, 3)).toEqual(["b~", "c~"]);
    expect(latest(0, { ...ample, rows: 2 })).toEqual(["c~", "d~"]);
    expect(latest(0, { ...ample, length: 4 })).toEqual(["c~", "d~"]);
    expect(latest(0, { ...ample, length: 1 })).toEqual([]);
    expect(latest(5)).toEqual([]);
  });

  it("have a last one at each instant", () => {
    const { changes } = openLedger();
    const at = () => [1, 2, 3, 4].map((seconds) => changes.seqAt(subject, seconds));
    expect(at()).toEqual([0, 0, 0, 0]);
    for (const seconds of [2, 2, 4]) changes.append(subject, "a~", seconds);
    expect(at()).toEqual([0, 2, 2, 3]);
    changes.forgetBefore(4);
    expect(at()).toEqual([2, 2, 2, 3]);
  });

  it("are forgotten by age, and their numbers are not given again", () => {
    const { changes } = openLedger();
    changes.append(subject, "a~", 1);
    changes.append(subject, "b~", 2);
    changes.forgetBefore(2);
    expect(changes.from(subject, 1, ample).map(({ row }) => row)).toEqual(["b~"]);
    changes.forgetBefore(3);
    expect(changes.append(subject, "c~", 3)).toBe(3);
  });
});

describe("answers to idempotency keys", () => {
  it("are found by provider and key until they are too old, and swept", () => {
    const { answered } = openLedger();
    answered.put("wire", "key", { request: "one", answer: "1" }, 100);
    answered.put("wire", "key", { request: "two", answer: "2" }, 200);
    expect(answered.find("wire", "key", 199)).toEqual({ request: "two", answer: "2" });
    expect([
      answered.find("wire", "key", 200),
      answered.find("other", "key", 0),
      answered.find("wire", "other", 0),
    ]).toEqual([null, null, null]);
    answered.forgetBefore(199);
    expect(answered.find("wire", "key", 0)).not.toBeNull();
    answered.forgetBefore(200);
    expect(answered.find("wire", "key", 0)).toBeNull();
  });
});

describe("news of games", () => {
  const news = (atSeconds: number) =>
    ({ message: "goal", status: eventStatus.firstHalf, score: [1, 0], side: 1, atSeconds }) as const;

  it("[P3] are numbered by game, and wait until the hub has them", () => {
    const { gameNews } = openLedger();
    gameNews.append("A", []);
    expect(gameNews.pending()).toEqual([]);
    gameNews.append("A", [news(1), news(2)]);
    gameNews.append("A", [news(3)]);
    gameNews.append("B", [news(3)]);
    expect(gameNews.pending()).toMatchObject([
      { eventId: "A", have: 0, seq: 3 },
      { eventId: "B", have: 0, seq: 1 },
    ]);
    expect(gameNews.after("A", 1).map(({ seq, news: { atSeconds } }) => [seq, atSeconds])).toEqual([
      [2, 2],
      [3, 3],
    ]);
    gameNews.setHave("A", 3);
    expect(gameNews.pending()).toMatchObject([{ eventId: "B" }]);
    gameNews.append("A", [news(4)]);
    expect(gameNews.pending()).toMatchObject([{ eventId: "A", have: 3, seq: 4 }, { eventId: "B" }]);
  });

  it("[P15] of a restored ledger begin where no client has been, and are forgotten by age", () => {
    const { gameNews, meta } = openLedger();
    meta.set(newsFrom, 1_000);
    gameNews.append("A", [news(1), news(2)]);
    expect(gameNews.after("A", 0).map(({ seq }) => seq)).toEqual([1_001, 1_002]);
    expect(gameNews.pending()).toMatchObject([{ have: 1_000, seq: 1_002 }]);
    gameNews.forgetBefore(2);
    expect(gameNews.after("A", 0).map(({ seq }) => seq)).toEqual([1_002]);
  });
});
