import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Connector } from "../src/core/connector.ts";
import { createBench, token, type Bench, type Clock } from "./bench.ts";
import type { FakeOrigin } from "./fake-origin.ts";
import type { Loopback, Reply } from "./loopback.ts";

/** A source on loopback that speaks the protocol of the real one, and what happens at it. */
export type Stage = {
  readonly server: Loopback;
  /** In the order of their times: what changes at the source, and what pages show once the source can have been asked. */
  readonly steps: readonly Step[];
};

export type Step = {
  readonly name: string;
  /** Unix milliseconds. */
  readonly atMs: number;
  readonly change?: () => void;
  /** How long it may take until it is shown. */
  readonly withinMs: number;
  readonly shown: unknown;
};

export type Subject = {
  readonly connector: Connector;
  readonly wanted: readonly string[];
  /** A moment at least two days before the first step, at which nothing is played. */
  readonly startMs: number;
  /** A moment after which the source is asked again within `withinMs`: for its failures. */
  readonly busyMs: number;
  readonly withinMs: number;
  /** After this time, a request has been repeated. */
  readonly validatedMs: number;
  /** The most requests of a day without matches. */
  readonly mostIdleRequests: number;
  readonly start: (clock: Clock) => Promise<Stage>;
  /** The content that pages show for the match or race in the steps. */
  readonly look: (origin: FakeOrigin) => unknown;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const bodiesOf = ({ origin }: Bench) => origin.posts.map(({ path, body }) => [path, JSON.parse(body)] as const);

/** Tests the behaviour that every connector must have, whatever its source. Each connector runs them, and new ones must too. */
export function describeProvider(name: string, subject: Subject): void {
  async function open(startMs: number) {
    const clock = { nowMs: startMs };
    const stage = await subject.start(clock);
    return { clock, stage, bench: createBench(subject.connector, subject.wanted, stage.server, clock) };
  }
  type Opened = Awaited<ReturnType<typeof open>>;

  async function play({ stage, bench }: Opened, between: () => void = () => {}): Promise<readonly unknown[]> {
    const shown: unknown[] = [];
    for (const { atMs, change, withinMs } of stage.steps) {
      await bench.runUntil(atMs);
      change?.();
      between();
      await bench.runUntil(atMs + withinMs);
      shown.push(subject.look(bench.origin));
    }
    return shown;
  }

  describe(`${name}`, () => {
    describe("a match or race from its announcement to its corrections", () => {
      let opened: Opened;
      let shown: readonly unknown[];
      beforeAll(async () => {
        opened = await open(subject.startMs);
        shown = await play(opened);
      });
      afterAll(() => opened.stage.server.stop());

      it("is shown as the source says it, step by step", () => {
        expect(shown).toEqual(opened.stage.steps.map((step) => step.shown));
      });

      it("is posted in records that the origin takes", () => {
        expect(opened.bench.origin.posts.length).toBeGreaterThan(0);
        expect(opened.bench.origin.refused).toEqual([]);
      });

      it("names in its league the source that pages have to credit", () => {
        const { leagues } = opened.bench.origin;
        expect([...new Set([...leagues.values()].map(({ credit }) => credit))]).toEqual([subject.connector.id]);
      });

      it("costs no more requests than the source takes, in any span of time", () => {
        const times = opened.stage.server.received.map(({ atMs }) => atMs);
        for (const { requests, perMs } of subject.connector.limits) {
          const most = Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + perMs).length));
          expect(most, `requests in ${perMs} ms`).toBeLessThanOrEqual(requests);
        }
      });

      it("is posted in the same records when everything but the disk is lost between any two steps", async () => {
        const other = await open(subject.startMs);
        await play(other, () => other.bench.restart());
        await other.stage.server.stop();
        expect(bodiesOf(other.bench)).toEqual(bodiesOf(opened.bench));
      });
    });

    describe("asking", () => {
      let clock: Clock;
      let stage: Stage;
      let bench: Bench;
      beforeEach(async () => {
        ({ clock, stage, bench } = await open(subject.startMs));
      });
      afterEach(() => stage.server.stop());

      /** Until the source is asked often; the days before are passed over. */
      async function playUntilBusy(): Promise<void> {
        for (const step of stage.steps.filter(({ atMs }) => atMs <= subject.busyMs)) {
          clock.nowMs = Math.max(clock.nowMs, step.atMs - minuteMs);
          await bench.runUntil(step.atMs);
          step.change?.();
        }
        await bench.runUntil(subject.busyMs);
      }

      it("posts nothing while nothing changes, and asks a handful of times on a day without matches", async () => {
        await bench.runUntil(subject.startMs + hourMs);
        const { length } = bench.origin.posts;
        const { length: before } = stage.server.received;
        await bench.runUntil(subject.startMs + hourMs + dayMs);
        expect(bench.origin.posts.length).toBe(length);
        expect(stage.server.received.length - before).toBeLessThanOrEqual(subject.mostIdleRequests);
      });

      const failures: readonly (readonly [string, Reply])[] = [
        ["a fault of the source", { status: 503, body: "<html>503</html>" }],
        ["a page of a proxy in place of its answer", { body: "<!doctype html><title>Maintenance</title>" }],
        ["half an answer", { cut: '[{"a":1' }],
        ["JSON that breaks off", { body: '{"matches":[{"id":1,' }],
        ["an empty answer", { body: "" }],
        ["a null", { body: "null" }],
        ["an answer of another shape", { body: '{"Another":[1,2,3]}' }],
        ["a connection that breaks", "drop"],
        ["headers without an answer", "hang"],
        ["too many requests, without a word on when to come back", { status: 429, body: "" }],
      ];
      it.each(failures)(
        "survives %s: asks less and less, shows what it showed, and goes on afterwards",
        async (_, reply) => {
          await playUntilBusy();
          const shown = subject.look(bench.origin);
          stage.server.override = () => reply;
          const { length } = stage.server.received;
          await bench.runUntil(subject.busyMs + 20 * minuteMs);
          const failed = stage.server.received.slice(length).map(({ atMs }) => atMs);
          // Doubled from half a minute to an hour.
          expect(failed.length).toBeGreaterThan(1);
          expect(failed.length).toBeLessThan(9);
          expect(bench.logged.some((line) => line.includes("source-fault"))).toBe(true);
          expect(bench.origin.posts.filter(({ body }) => body.includes('"retracted"'))).toEqual([]);
          expect(subject.look(bench.origin) === null).toBe(shown === null);
          stage.server.override = null;
          const { length: again } = stage.server.received;
          // The last silence may be as long as all of the failure was.
          for (let waited = 0; waited < 70 && stage.server.received.length < again + 1; waited += 1) {
            await bench.runUntil(clock.nowMs + minuteMs);
          }
          expect(stage.server.received.length).toBeGreaterThan(again);
          expect(bench.origin.refused).toEqual([]);
        },
      );

      it("waits as long as a 429 asks it to", async () => {
        await playUntilBusy();
        stage.server.override = () => ({
          status: 429,
          headers: { "retry-after": "1800" },
          body: '{"message":"Wait 1800 seconds."}',
        });
        await bench.runUntil(subject.busyMs + subject.withinMs);
        const { length } = stage.server.received;
        const refusedMs = stage.server.received.at(-1)?.atMs ?? 0;
        expect(refusedMs).toBeGreaterThanOrEqual(subject.busyMs);
        await bench.runUntil(refusedMs + 1800 * 1000 - 1);
        expect(stage.server.received.length).toBe(length);
        await bench.runUntil(refusedMs + 2 * hourMs);
        expect(stage.server.received.length).toBeGreaterThan(length);
      });

      it("sends along what it was given to recognise an answer, and takes a 304 as no change", async () => {
        const etags = new Set<string>();
        stage.server.override = ({ path, headers }) => {
          if (headers["if-none-match"] === undefined) return null;
          etags.add(`${path} ${String(headers["if-none-match"])}`);
          return { status: 304, body: "" };
        };
        stage.server.etag = true;
        await bench.runUntil(subject.startMs + subject.validatedMs);
        expect(etags.size).toBeGreaterThan(0);
        expect(bench.logged).toEqual([]);
      });

      it("posts each batch again under its key until the origin has taken it", async () => {
        const bodies: string[] = [];
        bench.origin.override = () =>
          Response.json({ reason: "busy" }, { status: 503, headers: { "retry-after": "2" } });
        bench.origin.onPost = (key, body) => bodies.push(`${key} ${body}`);
        await bench.runUntil(subject.startMs + minuteMs);
        expect(bodies.length).toBeGreaterThan(2);
        expect(new Set(bodies).size).toBe(1);
        bench.restart();
        bench.origin.override = null;
        await bench.runUntil(subject.startMs + 2 * minuteMs);
        const [first] = bench.origin.posts;
        expect(`${first?.key} ${first?.body}`).toBe(bodies[0]);
        expect(bench.origin.events.size).toBeGreaterThan(0);
      });

      it("shows its key to the source alone", async () => {
        stage.server.override = () => ({ status: 500, body: "no" });
        await bench.runUntil(subject.startMs + hourMs);
        stage.server.override = null;
        await playUntilBusy();
        const texts = [...bench.logged, ...bench.origin.posts.map(({ body }) => body)];
        expect(texts.length).toBeGreaterThan(1);
        expect(texts.filter((text) => text.includes(token))).toEqual([]);
      });
    });
  });
}
