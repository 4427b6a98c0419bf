import * as fc from "fast-check";
import { expect, it } from "vitest";
import { encodeRevisionRow } from "../../../shared/accounts/revision-row.ts";
import { createFakeTimers } from "../../../tests/fakes/fake-timers.ts";
import { openProfileSocket } from "./profile-socket.ts";

const subject = "lsid_u1_tribune";

/** Fakes of the browser and the service; a test makes their next calls fail. */
function setUp() {
  const timers = createFakeTimers();
  const opened: { path: string; sent: string[]; isOpen: boolean; say: (frame: object) => void; drop: () => void }[] =
    [];
  const heard: number[] = [];
  const faults = { ticket: "given" as "given" | "none" | "fails", isForbidden: false };
  const atTimes: number[] = [];
  const stop = openProfileSocket({
    profileId: "u1",
    namespace: "tribune",
    async getTicket() {
      atTimes.push(timers.nowMs());
      if (faults.ticket === "fails") throw new Error("no network");
      return faults.ticket === "given" ? `ticket-${atTimes.length}` : null;
    },
    open(path) {
      if (faults.isForbidden) throw new DOMException("no sockets", "SecurityError");
      const target = new EventTarget();
      const one = {
        path,
        sent: [] as string[],
        isOpen: true,
        say: (frame: object) => target.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(frame) })),
        drop() {
          if (!one.isOpen) return;
          one.isOpen = false;
          target.dispatchEvent(new Event("close"));
        },
      };
      opened.push(one);
      return {
        addEventListener: target.addEventListener.bind(target) as WebSocket["addEventListener"],
        send: (text) => void one.sent.push(String(text)),
        close: () => one.drop(),
      };
    },
    onRevision: (revision) => void heard.push(revision),
    after: timers.after,
    random: () => 0.5,
  });
  return { timers, opened, heard, faults, atTimes, stop };
}

it("[C7.10] says the number of each change, however the hub tells it, and confirms what it read", async () => {
  const { timers, opened, heard, stop } = setUp();
  await timers.pass(0);
  const [socket] = opened;
  expect(socket?.path).toBe(`/push?v=5&join=${subject}:0&ticket=ticket-1`);
  socket?.say({ t: "hello", v: 4, at: 1, back: 0, have: { [subject]: { n: 4, epoch: "e" } } });
  socket?.say({ t: "rows", s: subject, n: 5, r: encodeRevisionRow(5) });
  socket?.say({ t: "repair", s: subject, n: 9 });
  socket?.say({ t: "rows", s: "u_1_1", n: 70, r: encodeRevisionRow(70) });
  socket?.say({ t: "mark", m: "m1" });
  expect(heard).toEqual([4, 5, 9]);
  expect(socket?.sent).toEqual([JSON.stringify({ t: "seen", m: "m1" })]);
  socket?.drop();
  await timers.pass(20_000);
  expect(opened[1]?.path).toBe(`/push?v=5&join=${subject}:9&ticket=ticket-2`);
  stop();
});

type Step = "drop" | "ticket given" | "ticket none" | "ticket fails" | "forbid" | "allow" | "pass";
const steps = fc.array(
  fc.constantFrom<Step>("drop", "ticket given", "ticket none", "ticket fails", "forbid", "allow", "pass", "pass"),
  { maxLength: 30 },
);

it("comes back after every failure, 5 to 15 s later, with one socket at a time, until it is stopped", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { timers, opened, faults, atTimes, stop } = setUp();
      for (const step of all) {
        if (step === "drop") opened.at(-1)?.drop();
        if (step === "forbid" || step === "allow") faults.isForbidden = step === "forbid";
        if (step === "ticket given") faults.ticket = "given";
        if (step === "ticket none") faults.ticket = "none";
        if (step === "ticket fails") faults.ticket = "fails";
        await timers.pass(step === "pass" ? 7_000 : 0);
        expect(opened.filter(({ isOpen }) => isOpen).length).toBeLessThanOrEqual(1);
      }
      const waits = atTimes.slice(1).map((at, index) => at - (atTimes[index] ?? 0));
      expect(Math.min(...waits, 5_000)).toBe(5_000);
      Object.assign(faults, { ticket: "given", isForbidden: false });
      await timers.pass(15_000);
      expect(opened.at(-1)?.isOpen).toBe(true);
      stop();
      const { length } = atTimes;
      await timers.pass(60_000);
      expect([opened.at(-1)?.isOpen, atTimes.length]).toEqual([false, length]);
    }),
  );
});
