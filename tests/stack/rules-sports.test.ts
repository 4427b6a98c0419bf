import { beforeAll, describe, expect, it } from "vitest";
import { minutesAgo, postedGames, scored, status, type PostedEvent } from "../support/posted-games.ts";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { aLeague } from "../support/posted-league.ts";
import { stackWithoutWorld } from "../support/stack.ts";

describe("the boards of posted games", () => {
  let posted: ReturnType<typeof postedGames>;
  beforeAll(async () => {
    posted = postedGames(await stackWithoutWorld());
  });

  it("[C3.14] the parts of each sport on the board, and never more", async () => {
    const parts: readonly (readonly [sportId: number, shown: number])[] = [
      [2, 5],
      [3, 5],
      [4, 5],
      [5, 5],
      [6, 10],
      [7, 3],
      [8, 4],
      [9, 5],
      [10, 4],
      [11, 4],
      [12, 5],
      [17, 3],
      [18, 4],
      [19, 4],
      [21, 3],
      [22, 6],
      [24, 4],
      [25, 7],
      [26, 5],
      [29, 5],
      [30, 11],
      [42, 3],
      [14, 0],
      [15, 0],
      [16, 0],
      [28, 0],
      [36, 0],
    ];
    const eleven = Array.from({ length: 11 }, (_, index) => [index + 60, index + 20]);
    const found = await Promise.all(
      parts.map(async ([sportId]) => {
        const event = await posted.play(aLeague(sportId, "Parts"), "Parts", status(3), scored([3, 2], eleven));
        const cells = await posted.boardOf(event);
        return [sportId, eleven.filter(([home]) => new RegExp(`\\b${home}\\b`).test(cells)).length];
      }),
    );
    expect(found).toEqual(parts);
    // Football has its first half beside the score, cricket the innings of both sides in its row.
    const football = await posted.play(aLeague(1, "Parts"), "Parts", status(13), scored([4, 3], [[3, 1]]));
    expect(await posted.boardOf(football)).toMatch(/Mi-temps 3 – 1/);
    const cricket = await posted.play(
      aLeague(13, "Parts"),
      "Parts",
      status(3),
      scored(
        [250, 199],
        [
          [120, 99],
          [130, 100],
        ],
      ),
    );
    expect(await posted.cellsOf(cricket, "BA", "BB", "BC", "BD")).toEqual(["120", "99", "130", "100"]);
  });

  it("[C4.29] the clock of each sport: 45 and 90, 40, 7 in sevens, and quarters that begin anew", async () => {
    const running = async (sportId: number, id: number, minutes: number, more: object = {}) => {
      const league = aLeague(sportId, `Clock ${JSON.stringify(more)}`.replaceAll(/[^\w ]/g, ""), more);
      const event = await posted.play(league, `${id} ${minutes}`, status(id, minutesAgo(minutes)));
      return posted.boardOf(event);
    };
    const sevens = { sevens: true };
    const [first, second, extra, bandy, rugby, seven, aussie, late] = await Promise.all([
      running(1, 12, 10),
      running(1, 13, 10),
      running(1, 6, 10),
      running(10, 13, 10),
      running(8, 13, 10),
      running(8, 13, 3, sevens),
      running(18, 23, 10),
      running(18, 23, 25),
    ]);
    expect(first).toMatch(/\b10:\d\d\b/);
    expect(second).toMatch(/\b55:\d\d\b/);
    expect(extra).toMatch(/\b100:\d\d\b/);
    expect(bandy).toMatch(/\b55:\d\d\b/);
    expect(rugby).toMatch(/\b50:\d\d\b/);
    expect(seven).toMatch(/\b10:\d\d\b/);
    expect(aussie).toMatch(/\b10:\d\d\b/);
    expect(late).toMatch(/20\+/);
  });

  it("[C4.33] a clock that blinks on board and row while it runs, and in sports whose source counts it only with a minute", async () => {
    const blinks = async (event: PostedEvent) => {
      const isOnBoard = (await posted.pageOf(event)).includes('class="status blinks"');
      const row = new RegExp(`<li id="g_${event.sportId}_${event.eventId}".*?</li>`, "s");
      const rowOf = async () => row.exec(await posted.listOf(event.sportId === 1 ? "/" : "/hockey"))?.[0] ?? "";
      await expect.poll(rowOf, { timeout: 20_000 }).toContain(isOnBoard ? 'class="t blinks"' : 'class="t"');
      return isOnBoard;
    };
    const football = await posted.play(aLeague(1, "Blink"), "Blink", status(12));
    const hockey = await posted.play(aLeague(4, "Blink"), "Blink", status(14));
    expect([await blinks(football), await blinks(hockey)]).toEqual([true, false]);
    await posted.post(football, status(38));
    await posted.post(hockey, { kind: "facts", facts: { minute: 7 } });
    await expect.poll(() => blinks(football), { timeout: 20_000 }).toBe(false);
    await expect.poll(() => blinks(hockey), { timeout: 20_000 }).toBe(true);
    // The reversed clock is off: the seventh minute is not the thirteenth from the end.
    expect(await posted.boardOf(hockey)).toMatch(/7′/);
  });

  it("[C4.32] a penalty of the current part of the game, and of no other, beside its side for five minutes", async () => {
    const missed = (minutes: number) => ({
      kind: "missed-penalty",
      side: 2,
      minute: "12",
      atSeconds: minutesAgo(minutes),
    });
    const now = await posted.play(aLeague(1, "Penalty"), "Now", status(12, minutesAgo(12)), missed(1));
    expect(await posted.boardOf(now)).toMatch(/Now B.*Penalty manqué/);
    const before = await posted.play(aLeague(1, "Penalty"), "Before", status(12, minutesAgo(12)), missed(6));
    expect(await posted.boardOf(before)).not.toContain("Penalty");
    // Its stage is the first half: a break hides it, and the same half goes on with it, the second one without.
    await posted.post(now, status(eventStatus.interrupted));
    await expect.poll(() => posted.boardOf(now), { timeout: 20_000 }).not.toContain("Penalty");
    await posted.post(now, status(12));
    await expect.poll(() => posted.boardOf(now), { timeout: 20_000 }).toMatch(/Now B.*Penalty manqué/);
    await posted.post(now, status(13));
    await expect.poll(() => posted.boardOf(now), { timeout: 20_000 }).not.toContain("Penalty");
  });

  it("[C3.02] the winner in bold: the home side, the away side or neither, and the mark of who serves", async () => {
    const sidesIn = async (event: PostedEvent) =>
      [...(await posted.pageOf(event)).matchAll(/<div class="team( winner)?">/g)].map(
        ([, winner]) => winner !== undefined,
      );
    const league = aLeague(1, "Winner");
    const won = await Promise.all(
      [
        [2, 1],
        [0, 1],
        [1, 1],
      ].map((score, index) => posted.play(league, `Winner ${index}`, status(3), scored(score, [[0, 0]]))),
    );
    expect(await Promise.all(won.map(sidesIn))).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    const tennis = await posted.play(aLeague(2, "Serve"), "Serve", status(17), { kind: "facts", facts: { serve: 2 } });
    expect(await posted.boardOf(tennis)).toMatch(/Serve A(?!.*Au service.*Serve B).*Serve B.*Au service/i);
  });

  it("[C4.30] the caps: 45+, 90+ and 120+, rugby 40 and 80, sevens 7 and 14", async () => {
    const capped = async (sportId: number, id: number, name: string) => {
      const league = aLeague(sportId, name, name === "Sevens" ? { sevens: true } : {});
      return posted.boardOf(await posted.play(league, `${id}`, status(id, minutesAgo(50))));
    };
    const boards = await Promise.all([
      capped(1, 12, "Caps"),
      capped(1, 13, "Caps"),
      capped(1, 6, "Caps"),
      capped(8, 12, "Caps"),
      capped(8, 13, "Caps"),
      capped(8, 12, "Sevens"),
      capped(8, 13, "Sevens"),
    ]);
    expect(boards.map((text) => /\b(\d+)\+/.exec(text)?.[1])).toEqual(["45", "90", "120", "40", "80", "7", "14"]);
  });

  it("[C4.34] a result where there is one: not of a game that was not played, nor 0-0 without a draw", async () => {
    const league = aLeague(1, "Results");
    const shown = async (name: string, ...incidents: readonly object[]) => {
      const text = await posted.boardOf(await posted.play(league, name, ...incidents));
      return /\d+ – \d+/.exec(text)?.[0] ?? null;
    };
    const played = (id: number, fullTime: readonly number[]) => ({
      kind: "result",
      result: { status: id, halfTime: null, fullTime, extraTime: null, shootOut: null },
    });
    expect(await shown("scheduled")).toBeNull();
    expect(await shown("live", status(12), scored([2, 1], [[2, 1]]))).toBe("2 – 1");
    expect(await shown("finished", played(3, [3, 1]))).toBe("3 – 1");
    expect(await shown("goalless", played(3, [0, 0]))).toBe("0 – 0");
    expect(await shown("postponed", status(12), scored([2, 1], [[2, 1]]), status(4, minutesAgo(0)))).toBeNull();
    expect(await shown("cancelled", status(5, minutesAgo(0)))).toBeNull();
    // A game that is cancelled after it began was abandoned at its score.
    expect(await shown("cancelled later", status(12), scored([2, 1], [[2, 1]]), status(5, minutesAgo(0)))).toBe(
      "2 – 1",
    );
    expect(await shown("to finish", status(12), scored([2, 1], [[2, 1]]), status(37, minutesAgo(0)))).toBe("2 – 1");
    expect(await shown("awarded", status(54, minutesAgo(0)))).toBeNull();
  });
});
