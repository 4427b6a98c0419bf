import { describe, expect, it } from "vitest";
import { toStatus } from "./connection.ts";
import {
  subject,
  idle,
  after,
  does,
  hello,
  closed,
  due,
  asks,
  delayOf,
  kinds,
  opening,
  open,
  waiting,
} from "./connection.fixture.ts";
import type { Connection, ConnectionEvent } from "./connection-state.ts";

describe("the connection, when a wait ends", () => {
  it("opens the next socket only where it still waits for one", () => {
    expect(kinds(does(waiting, due("reconnect")))).toContain("open");
    expect(does(open, due("reconnect"))).toEqual([]);
    expect(does(opening, due("reconnect"))).toEqual([]);
  });

  it("[P21] opens a stream again where what it sends takes another one, and only while it is open", () => {
    expect(kinds(does(open, { type: "reopen" }))).toEqual([
      "close",
      "clear-timer reconnect",
      "open",
      "set-timer silence",
    ]);
    for (const state of [opening, waiting]) expect(after(state, { type: "reopen" })).toEqual({ state, effects: [] });
  });

  it("leaves a socket that answers no ping", () => {
    expect(kinds(does(open, due("ping")))).toEqual(["ping", "set-timer silence"]);
    const silent = after(open, due("silence"));
    expect(silent.effects[0]).toEqual({ do: "close" });
    expect(silent.state).toMatchObject({ phase: "waiting", failures: 1 });
  });

  it("[C4.18] checks the system feed while the page is seen and online, else later", () => {
    expect(does(waiting, due("system"))).toEqual([{ do: "check-system" }]);
    for (const away of ["hidden", "offline"] as const) {
      const { state } = after(waiting, { type: away });
      expect(kinds(does(state, due("system")))).toEqual(["set-timer system"]);
    }
  });

  it("takes the day's feed for new events, after a while in which more may come", () => {
    const soon = does(open, { type: "new-events" });
    expect(delayOf(soon, "new-events")).toBeGreaterThan(0);
    expect(does(open, due("new-events"))).toEqual([{ do: "take-day" }]);
  });

  it("[P5] takes a repair feed that it had to wait for", () => {
    const late = after(
      open,
      { type: "repair", subject, newest: 9, have: 5 },
      { type: "healed", subject, seq: null, isWhole: false },
    );
    expect(delayOf(late.effects, `repair:${subject}`)).toBeGreaterThan(0);
    expect(does(late.state, due(`repair:${subject}`))).toEqual([{ do: "heal", subject, isWhole: false }]);
  });
});

describe("the connection, when the day's feed was taken", () => {
  const day = (seq: number | null, had: number): ConnectionEvent => ({ type: "day", subject, seq, had });

  it("asks for the changes again that an older one took back", () => {
    expect(does(open, day(3, 5))).toEqual([asks(3)]);
    expect(does(open, day(5, 5))).toEqual([]);
  });

  it("tries again where it could not be had", () => {
    expect(kinds(does(open, day(null, 5)))).toEqual(["set-timer new-events"]);
  });
});

describe("the connection, while it polls", () => {
  const polled = (outcome: "data" | "no-data" | "failed" | "gap"): ConnectionEvent => ({
    type: "polled",
    outcome,
    subject,
  });
  const old = { ...waiting, failures: 5, lastSyncSeconds: 1_009 };

  it("[C4.18] polls when it is time, and waits shorter after data than after none", () => {
    expect(does(waiting, due("poll"))).toEqual([{ do: "poll" }]);
    const wait = (outcome: "data" | "no-data") => delayOf(does(waiting, polled(outcome)), "poll") ?? 0;
    expect(wait("data")).toBe(idle.syncIntervalMs);
    expect(wait("no-data")).toBeGreaterThan(wait("data"));
  });

  it.each([
    ["data", "polling", 1_010],
    ["no-data", "polling", 1_010],
    ["gap", "polling", 1_009],
    ["failed", "lost", 1_009],
  ] as const)("after %s is %s, and in sync at %i", (outcome, state, lastSyncSeconds) => {
    expect(toStatus(after(old, polled(outcome)).state)).toEqual({ state, lastSyncSeconds, serviceStatus: 1 });
  });

  it("[C4.15] takes the repair feed for a gap, and polls on", () => {
    expect(does(waiting, polled("gap"))).toEqual([
      { do: "set-timer", name: "poll", delayMs: idle.syncIntervalMs },
      { do: "heal", subject, isWhole: false },
    ]);
  });

  it("has not worked before it has polled, and starts anew after each socket", () => {
    expect(toStatus(after(open, closed("again")).state).state).toBe("connecting");
    const again = after(
      after(old, polled("data")).state,
      due("reconnect"),
      hello(5, 5),
      closed("again"),
      closed("again"),
    );
    expect(toStatus(again.state).state).not.toBe("polling");
  });

  it("takes nothing from answers that come when a socket works again, and polls nothing then", () => {
    for (const event of [polled("data"), polled("gap"), due("poll")]) {
      expect(after(open, event)).toEqual({ state: open, effects: [] });
    }
    const system = { type: "system", intervalMs: 9_000, serviceStatus: 2 } as const;
    expect(after(open, system)).toEqual({ state: { ...open, syncIntervalMs: 9_000, serviceStatus: 2 }, effects: [] });
  });

  it("waits with a poll that is due until the page is seen and online, and with none that is not", () => {
    expect(
      does(after(waiting, { type: "hidden" }).state, { type: "shown" }).filter(({ do: what }) => what === "poll"),
    ).toEqual([]);
    const given = after(open, closed("stop")).state;
    for (const [away, back] of [
      ["hidden", "shown"],
      ["offline", "online"],
    ] as const) {
      expect(does(given, { type: away }, due("poll"))).not.toContainEqual({ do: "poll" });
      expect(does(given, { type: away }, due("poll"), { type: back })).toContainEqual({ do: "poll" });
      expect(does(given, { type: away }, { type: back })).not.toContainEqual({ do: "poll" });
      // The socket that opens then may make it needless.
      const opened = does(waiting, { type: away }, due("poll"), { type: back });
      expect(opened).not.toContainEqual({ do: "poll" });
      expect(kinds(opened)).toEqual(expect.arrayContaining(["set-timer poll", "open"]));
    }
  });

  it("[C4.15] heals before it polls where it was away, not where a planned wait was long", () => {
    const late = { ...after(open, closed("stop")).state, lastSyncSeconds: 900 };
    expect(does(late, due("poll"))).toEqual([{ do: "poll" }]);
    const back = does(late, { type: "hidden" }, due("poll"), { type: "shown" });
    expect(back).toContainEqual({ do: "heal", subject, isWhole: false });
    expect(back).not.toContainEqual({ do: "poll" });
  });

  it("polls nothing of nothing, as when the place allowed no more than odds", () => {
    expect(does({ ...waiting, subjects: [], isRepairLoaded: false }, due("poll"))).toEqual([{ do: "poll" }]);
  });

  it("[C4.18] polls at the interval that the system feed says, from when it says another", () => {
    const told = (intervalMs: number | null) => after(waiting, { type: "system", intervalMs });
    expect(kinds(told(9_000).effects)).toEqual(["set-timer system", "set-timer poll"]);
    expect([delayOf(told(9_000).effects, "poll"), told(9_000).state.syncIntervalMs]).toEqual([9_000, 9_000]);
    for (const same of [null, idle.syncIntervalMs]) {
      expect(kinds(told(same).effects)).toEqual(["set-timer system"]);
      expect(told(same).state.syncIntervalMs).toBe(idle.syncIntervalMs);
    }
  });
});

describe("what a visitor reads of the connection", () => {
  const polling = { isWorking: true, isDue: false };
  const repairs = { [subject]: { atLeast: 9, isRunning: true, isRestart: false, attempts: 0 } };
  it.each([
    ["idle", "nothing is followed", { subjects: [] }],
    ["live", "the socket is open", {}],
    ["connecting", "the socket is open and a repair is under way", { repairs }],
    ["connecting", "the first socket is being opened", { phase: "opening" }],
    ["connecting", "one socket was lost, as in a deploy", { phase: "waiting", failures: 1 }],
    ["lost", "several sockets were lost", { phase: "waiting", failures: 2 }],
    ["offline", "there is no network", { phase: "waiting", isOnline: false }],
    ["lost", "there will be no socket, and polling does not work", { phase: "given-up" }],
    ["polling", "polling works", { phase: "waiting", failures: 5, polling }],
    ["offline", "polling worked, and the network is gone", { phase: "waiting", polling, isOnline: false }],
    ["connecting", "polling has not worked yet", { phase: "waiting", polling: { ...polling, isWorking: false } }],
  ] satisfies readonly (readonly [string, string, Partial<Connection>])[])("is %s while %s", (state, _, fields) => {
    expect(toStatus({ ...open, ...fields })).toEqual({
      state,
      lastSyncSeconds: open.lastSyncSeconds,
      serviceStatus: 1,
    });
  });
});
