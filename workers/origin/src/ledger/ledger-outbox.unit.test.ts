import { describe, expect, it, vi } from "vitest";
import type { Publication } from "../../../../shared/push/publisher.ts";
import { languages } from "../../../../shared/texts/languages.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { foldTimeline } from "../../../../shared/timeline/fold.ts";
import { aGame, aLeague, openLedger, saturday } from "../../test/ledger-in-node.ts";
import { witnessSportId } from "./ledger-context.ts";
import { createOutbox } from "./ledger-outbox.ts";
import { publishService } from "./publish-service.ts";

const now = () => saturday;

/** Opens a ledger, its outbox, and a fake hub that stores publications as the real one does. */
function openSending(sportId = 1) {
  const ledger = openLedger([], sportId);
  const sent: (Publication & { readonly hub: number })[] = [];
  const held = new Map<string, number>();
  let answer: ((publication: Publication) => number) | null = null;
  const outbox = createOutbox(ledger, {
    async publish(hub, publication) {
      sent.push({ ...publication, hub });
      const have = answer?.(publication) ?? publication.firstSeq + publication.rows.length - 1;
      held.set(publication.subject, have);
      return { have };
    },
  });
  const take = () => sent.splice(0).map(({ subject, firstSeq, rows }) => [subject, firstSeq, rows.length]);
  return { ledger, outbox, sent, take, answerWith: (given: typeof answer) => (answer = given) };
}

describe("what a ledger sends its hub", () => {
  it("[P3] is each change once, in order, from where the hub is", async () => {
    const { ledger, outbox, take } = openSending();
    ledger.changes.appendAll("u_1_1", ["a~", "b~"], saturday);
    await outbox.flush(now);
    expect(take()).toEqual([["u_1_1", 1, 2]]);
    await outbox.flush(now);
    expect(take()).toEqual([]);
    ledger.changes.append("u_1_1", "c~", saturday);
    ledger.changes.append("ul_1_1", "d~", saturday);
    await outbox.flush(now);
    expect(take()).toEqual([
      ["u_1_1", 3, 1],
      ["ul_1_1", 1, 1],
    ]);
  });

  it("[P3] is sent again from where a hub is that lost some, and skips what is not kept any more", async () => {
    const { ledger, outbox, take, answerWith } = openSending();
    ledger.changes.appendAll("u_1_1", ["a~", "b~", "c~"], saturday);
    let calls = 0;
    answerWith(({ firstSeq, rows }) => ((calls += 1) === 1 ? 1 : firstSeq + rows.length - 1));
    await outbox.flush(now);
    expect(take()).toEqual([
      ["u_1_1", 1, 3],
      ["u_1_1", 2, 2],
    ]);
  });

  it("is left for later where a hub does not move, and is tried again then", async () => {
    const { ledger, outbox, take, answerWith } = openSending();
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    ledger.changes.append("u_1_1", "a~", saturday);
    answerWith(() => 0);
    await outbox.flush(now);
    expect(take()).toEqual([
      ["u_1_1", 1, 1],
      ["u_1_1", 1, 1],
    ]);
    expect(outbox.retryAtSeconds()).toBeGreaterThan(saturday);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
    answerWith(null);
    await outbox.flush(now);
    expect([take(), outbox.retryAtSeconds()]).toEqual([[["u_1_1", 1, 1]], null]);
  });

  it("goes in calls of a bounded size", async () => {
    const { ledger, outbox, take } = openSending();
    ledger.changes.appendAll(
      "u_1_1",
      Array.from({ length: 201 }, () => "a~"),
      saturday,
    );
    ledger.changes.appendAll(
      "ul_1_1",
      Array.from({ length: 3 }, () => "x".repeat(150_000)),
      saturday,
    );
    await outbox.flush(now);
    expect(take()).toEqual([
      ["u_1_1", 1, 200],
      ["u_1_1", 201, 1],
      ["ul_1_1", 1, 1],
      ["ul_1_1", 2, 1],
      ["ul_1_1", 3, 1],
    ]);
  });
});

describe("news of a game", () => {
  const news = { message: "goal", status: eventStatus.firstHalf, score: [1, 0], side: 1, atSeconds: saturday } as const;
  function openWithGame() {
    const opened = openSending();
    opened.ledger.events.putLeague(aLeague());
    const state = foldTimeline(aGame("1abcdefg"), []);
    opened.ledger.events.putEvent({ state, cursor: 0, dueSeconds: null, latestSeconds: 0 }, 0);
    return opened;
  }

  it("[C3.10] go out in each language under the same numbers, once", async () => {
    const { ledger, outbox, sent, take } = openWithGame();
    ledger.gameNews.append("1abcdefg", [news, news]);
    await outbox.flush(now);
    expect(sent.map(({ subject }) => subject)).toEqual(languages.map((lang) => `games_${lang}_g_1_1abcdefg`));
    expect(new Set(sent.map(({ rows }) => rows[0])).size).toBeGreaterThan(1);
    expect(take().every(([, firstSeq, count]) => firstSeq === 1 && count === 2)).toBe(true);
    ledger.gameNews.append("1abcdefg", [news]);
    await outbox.flush(now);
    expect(take().every(([, firstSeq, count]) => firstSeq === 3 && count === 1)).toBe(true);
    expect(ledger.gameNews.pending()).toEqual([]);
  });

  it("[C3.10] go out in all languages at once, none behind another's answer", async () => {
    const { ledger } = openWithGame();
    ledger.gameNews.append("1abcdefg", [news]);
    const publish = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
    void createOutbox(ledger, { publish }).flush(now);
    await expect.poll(() => publish.mock.calls.length).toBe(languages.length);
  });

  it("name the new day of a game that was postponed, in each language", async () => {
    const { ledger, outbox, sent } = openWithGame();
    ledger.gameNews.append("1abcdefg", [{ ...news, message: "moved", status: eventStatus.postponed }]);
    await outbox.flush(now);
    const rowIn = (lang: string) => sent.find(({ subject }) => subject.includes(`_${lang}_`))?.rows[0];
    expect(rowIn("en")).toMatch(/New date: \w+ \d+, \d{4}/);
    expect(rowIn("fr")).toMatch(/Nouvelle date\u00a0: \d+ \S+ \d{4}/);
  });

  it.each([
    [
      "of one that has left",
      (ledger: ReturnType<typeof openLedger>) => void ledger.events.deleteEvents("scripted", "1 = ?", 1),
    ],
    ["that are too old to be any", (ledger: ReturnType<typeof openLedger>) => ledger.gameNews.forgetBefore(Infinity)],
  ])("%s are not sent, and not tried again", async (_, lose) => {
    const { ledger, outbox, take } = openWithGame();
    ledger.gameNews.append("1abcdefg", [news]);
    lose(ledger);
    await outbox.flush(now);
    expect([take(), ledger.gameNews.pending()]).toEqual([[], []]);
  });
});

describe("the service", () => {
  it("[C7.10] is told of by one ledger, when it is another than before; the time alone is no change", async () => {
    const { ledger, outbox, sent, take } = openSending(witnessSportId);
    publishService(ledger, saturday);
    publishService(ledger, saturday + 60);
    await outbox.flush(now);
    expect(sent.map(({ subject, hub }) => [subject, hub])).toEqual([
      ["sys", 0],
      ["service", 0],
    ]);
    expect(sent[0]?.rows[0]).toContain(`utime÷${saturday}¬`);
    take();
    ledger.meta.set("told:service", 1);
    publishService(ledger, saturday + 90);
    await outbox.flush(now);
    expect(take()).toEqual([["service", 2, 1]]);
    const other = openSending(2);
    publishService(other.ledger, saturday);
    await other.outbox.flush(now);
    expect(other.take()).toEqual([]);
  });
});
