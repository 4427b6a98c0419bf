import { describe, expect, it } from "vitest";
import { toStatus } from "./connection.ts";
import {
  subject,
  odds,
  idle,
  after,
  does,
  hello,
  rows,
  closed,
  due,
  asks,
  delayOf,
  kinds,
  opening,
  open,
  waiting,
} from "./connection.fixture.ts";

describe("the connection, when it starts and stops", () => {
  it("[C4.17] opens nothing for a page that follows nothing, and nothing without a network", () => {
    expect(after({ ...idle, subjects: [] }, { type: "start" })).toMatchObject({
      state: { phase: "idle" },
      effects: [],
    });
    const offline = after({ ...idle, isOnline: false }, { type: "start" });
    expect(offline).toMatchObject({ state: { phase: "waiting" }, effects: [] });
  });

  it("gives a socket that it opens a while to answer, and ends an earlier wait", () => {
    expect(kinds(does(idle, { type: "start" }))).toEqual(["clear-timer reconnect", "open", "set-timer silence"]);
    expect(opening).toMatchObject({ phase: "opening", joined: [subject] });
  });

  it("stops as it began: nothing asked, nothing to repair, no failure, no polling", () => {
    const busy = after(waiting, { type: "repair", subject, newest: 9, have: 5 }, due("reconnect")).state;
    const stopped = after({ ...busy, asked: { [subject]: 5 } }, { type: "stop" });
    expect(stopped.effects).toEqual([{ do: "close" }]);
    expect(stopped.state).toEqual({ ...idle, epochs: open.epochs, isRepairLoaded: true, lastSyncSeconds: 1_010 });
  });
});

describe("the connection of a page that was asleep", () => {
  it("says how old the page is and opens another socket, because the one that it has may be dead", () => {
    const woken = after(open, { type: "woken" });
    expect(kinds(woken.effects)).toEqual(["close", "clear-timer reconnect", "open", "set-timer silence"]);
    expect(toStatus(woken.state)).toEqual({
      state: "connecting",
      lastSyncSeconds: open.lastSyncSeconds,
      serviceStatus: 1,
    });
    expect(does(waiting, { type: "woken" })).toEqual([]);
  });
});

describe("the connection, when the server greets it", () => {
  it("tries the socket soon after it opened, later less often", () => {
    const opened = does(opening, hello(5, 5));
    expect(kinds(opened)).toEqual(["clear-timer silence", "set-timer ping"]);
    const ponged = does(open, { type: "pong" });
    expect(kinds(ponged)).toEqual(["clear-timer silence", "set-timer ping"]);
    expect(delayOf(opened, "ping")).toBeLessThan(delayOf(ponged, "ping") ?? 0);
  });

  it("[C4.18] stops polling", () => {
    const again = after(waiting, due("reconnect"));
    const greeted = after(again.state, hello(5, 5));
    expect(greeted.state.polling).toBeNull();
    expect(kinds(greeted.effects)).toEqual(expect.arrayContaining(["clear-timer poll", "clear-timer system"]));
  });

  it("is in sync at once where nothing is missing, and where something is, once that has come", () => {
    expect(after(opening, hello(5, 5)).state.lastSyncSeconds).toBe(1_010);
    const behind = after(opening, hello(7, 5));
    expect(behind.state.lastSyncSeconds).toBe(1_000);
    expect(behind.effects).not.toContainEqual(asks(5)); // the server sends it unasked
    expect(after(behind.state, rows("applied", 7, 7)).state.lastSyncSeconds).toBe(1_010);
  });

  it("[P8] says over how long to come back once the socket is lost", () => {
    const greeted = after(opening, hello(5, 5, "e1", 20_000), hello(6, 6));
    expect(delayOf(does(greeted.state, closed("again")), "reconnect")).toBe(10_000);
    expect(delayOf(does(open, closed("again")), "reconnect")).toBe(500);
    const again = after({ ...greeted.state, phase: "opening" }, hello(5, 5));
    expect(delayOf(does(again.state, closed("again")), "reconnect")).toBe(500);
  });

  it("[P4] asks for what a later greeting says is missing, and again once an answer said that nothing was", () => {
    const behind = after(open, hello(7, 5));
    expect(behind.effects).toEqual([asks(5)]);
    expect(does(behind.state, rows("gap", 9, 5))).toEqual([]);
    const answered = after(behind.state, hello(5, 5));
    expect(answered.effects).toEqual([]);
    expect(does(answered.state, rows("gap", 9, 5))).toEqual([asks(5)]);
  });

  it("[P5] asks nothing while the subject is being repaired", () => {
    const repairing = after(open, { type: "repair", subject, newest: 9, have: 5 });
    expect(repairing.effects).toEqual([{ do: "heal", subject, isWhole: false }]);
    expect(does(repairing.state, hello(9, 5))).toEqual([]);
  });

  it("[P9] takes the whole feed for another epoch, also where its numbers fit", () => {
    const renumbered = after(open, hello(5, 5, "e2"));
    expect(renumbered.effects).toEqual([
      { do: "restart", subject },
      { do: "heal", subject, isWhole: true },
    ]);
    expect(toStatus(renumbered.state).state).toBe("connecting");
    expect(does(open, hello(5, 5, "e1"))).toEqual([]);
  });

  it("[P9] also does so when the epoch changed while there was no socket", () => {
    const reopened = after(waiting, due("reconnect")).state;
    const greeted = after(reopened, hello(5, 5, "e2"));
    expect(greeted.effects).toContainEqual({ do: "heal", subject, isWhole: true });
    expect(greeted.state.lastSyncSeconds).toBe(1_010);
    expect(after({ ...reopened, lastSyncSeconds: 900 }, hello(5, 5, "e2")).state.lastSyncSeconds).toBe(900);
  });
});

describe("the connection, when rows come", () => {
  it("[P4] asks for the ones between, and is not in sync by that", () => {
    const gap = after({ ...open, lastSyncSeconds: 900 }, rows("gap", 9, 5));
    expect(gap.effects).toEqual([asks(5)]);
    expect(gap.state.lastSyncSeconds).toBe(900);
  });

  it("[P3] learns nothing from rows that it had", () => {
    const asked = after({ ...open, lastSyncSeconds: 900 }, rows("gap", 9, 5)).state;
    expect(after(asked, rows("ignored", 5, 5)).state).toEqual(asked);
  });

  it("[P4] has its answer, and asks again for the next gap from the same number on", () => {
    const asked = after(open, rows("gap", 9, 5)).state;
    const answered = after(asked, rows("applied", 5, 5)).state;
    expect(does(answered, rows("gap", 9, 5))).toEqual([asks(5)]);
  });

  it("[P5] goes on repairing through rows that come meanwhile, and is repaired by those that follow its feed", () => {
    const repairing = after(open, { type: "repair", subject, newest: 9, have: 5 }).state;
    expect(toStatus(after(repairing, rows("applied", 6, 6)).state).state).toBe("connecting");
    const healed = after(repairing, { type: "healed", subject, seq: 9, isWhole: true }).state;
    expect(Object.keys(healed.repairs)).toEqual([subject]);
    expect(after(healed, rows("applied", 10, 10)).state.repairs).toEqual({});
  });
});

describe("the connection, when the server shows that it lives", () => {
  const failed = { ...open, failures: 3, lastSyncSeconds: 900 };

  it("forgets its failures, and is in sync where it misses nothing", () => {
    expect(after(failed, { type: "pong" }).state).toMatchObject({ failures: 0, lastSyncSeconds: 1_010 });
  });

  it("is not in sync while it waits for an answer or a repair, and then asks anew", () => {
    const asked = after(failed, rows("gap", 9, 5)).state;
    const ponged = after(asked, { type: "pong" }).state;
    expect(ponged).toMatchObject({ asked: {}, lastSyncSeconds: 900 });
    const repairing = after(failed, { type: "repair", subject, newest: 9, have: 5 }).state;
    expect(after(repairing, { type: "pong" }).state).toMatchObject({ lastSyncSeconds: 900 });
  });

  it("[P5] keeps a repair that is running, and ends one whose feed needed no answer", () => {
    const repairing = after(open, { type: "repair", subject, newest: 9, have: 5 }).state;
    expect(Object.keys(after(repairing, { type: "pong" }).state.repairs)).toEqual([subject]);
    const healed = after(repairing, { type: "healed", subject, seq: 9, isWhole: true }).state;
    expect(after(healed, { type: "pong" }).state.repairs).toEqual({});
  });
});

describe("the connection, when its socket is gone", () => {
  it("[P8] [C4.18] polls and waits, longer each time", () => {
    const first = after(open, closed("again"));
    expect(kinds(first.effects)).toEqual([
      "clear-timer silence",
      "clear-timer ping",
      "set-timer poll",
      "set-timer system",
      "set-timer reconnect",
    ]);
    const second = does(first.state, due("reconnect"), closed("again"));
    expect(delayOf(second, "reconnect")).toBeGreaterThan(delayOf(first.effects, "reconnect") ?? Infinity);
  });

  it("[P10] waits longer where it was asked to come later", () => {
    const delay = (how: "again" | "later") => delayOf(does(open, closed(how)), "reconnect") ?? 0;
    expect(delay("later")).toBeGreaterThan(delay("again"));
  });

  it("opens no other where there is no sense in one, and polls", () => {
    const given = after(open, closed("stop"));
    expect(given.state.phase).toBe("given-up");
    expect(kinds(given.effects)).toEqual([
      "clear-timer silence",
      "clear-timer ping",
      "set-timer poll",
      "set-timer system",
    ]);
    expect(kinds(does(given.state, due("reconnect"), { type: "online" }))).not.toContain("open");
  });

  it("[C6.03] [P7] comes back without odds, and with all the rest, where the place does not allow them", () => {
    const refused = after({ ...open, subjects: [subject, odds] }, closed("without-odds"));
    expect(refused.state.subjects).toEqual([subject]);
    expect(kinds(refused.effects)).toContain("drop-odds");
    const cut = after({ ...open, subjects: [subject, odds] }, closed("again"));
    expect(cut.state.subjects).toEqual([subject, odds]);
    expect(kinds(cut.effects)).not.toContain("drop-odds");
  });

  it("asks anew on the next one for what it asked on this one", () => {
    const asked = after(open, rows("gap", 9, 5)).state;
    expect(after(asked, closed("again")).state.asked).toEqual({});
    expect(after({ ...waiting, asked: { [subject]: 5 } }, due("reconnect")).state.asked).toEqual({});
  });

  it("does not count an end that it has counted", () => {
    for (const state of [waiting, idle, after(open, closed("stop")).state]) {
      expect(after(state, closed("again"))).toEqual({ state, effects: [] });
    }
  });

  it("counts a socket that never opened, too", () => {
    expect(after(opening, closed("again")).state).toMatchObject({ phase: "waiting", failures: 1 });
  });

  it("waits for the network where there is none", () => {
    const offline = after(open, { type: "offline" }, closed("again"));
    expect(kinds(offline.effects)).not.toContain("set-timer reconnect");
    expect(kinds(does(offline.state, { type: "online" }))).toContain("open");
  });
});

describe("the connection, when the page comes back", () => {
  it.each(["online", "shown"] as const)("opens a socket at once when it is %s, instead of waiting", (type) => {
    const away = after(waiting, { type: type === "online" ? "offline" : "hidden" }).state;
    const back = after(away, { type });
    expect(kinds(back.effects)).toContain("open");
    expect(back.state).toMatchObject({ isOnline: true, isVisible: true });
  });

  it("asks an open socket for a sign of life, and leaves one that is being opened alone", () => {
    expect(kinds(does(open, { type: "shown" }))).toEqual(["ping", "set-timer silence"]);
    expect(does(opening, { type: "shown" })).toEqual([]);
  });

  it("keeps its socket through a short outage, and opens none meanwhile", () => {
    const offline = after(open, { type: "offline" });
    expect(offline).toMatchObject({ state: { phase: "open", isOnline: false } });
    expect(offline.effects).toEqual([{ do: "clear-timer", name: "reconnect" }]);
  });
});
