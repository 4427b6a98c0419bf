import { expect, it } from "vitest";
import { maskedBody } from "../feeds/masked-body.ts";
import type { LoadFeeds } from "./veil.ts";
import { createVeiledSections } from "./sections.ts";

const name = "tt_cup00001_stage001";

/** Sections of a season whose results are hidden until `reveal`, on a clock and with answers that a test gives. */
function open() {
  let isOpen = false;
  let tell: (part: string) => void = () => {};
  const asked: ((body: string | null) => void)[] = [];
  const timers: { readonly atMs: number; readonly call: () => void }[] = [];
  const loadFeeds: LoadFeeds = (_context, _names, done) =>
    void asked.push((body) => done(body === null ? null : [{ body, seq: 1 }]));
  const sections = createVeiledSections({
    veil: {
      lacks: () => isOpen,
      onReveal: (listener) => void (tell = listener),
      toLoad:
        ({ loadFeeds: load }) =>
        (context, names, done) => {
          const wasOpen = isOpen;
          load(context, names, (feeds) => done(feeds && !wasOpen ? [{ body: maskedBody, seq: 1 }] : feeds));
        },
    },
    loads: { loadFeeds, loadPresent: loadFeeds },
    nowSeconds: () => 0,
    timers: {
      after(atMs, call) {
        timers.push({ atMs, call });
        return () => {};
      },
    },
  });
  sections.offer(name, maskedBody);
  const reveal = () => {
    isOpen = true;
    tell("cup00001_stage001");
  };
  /** Answers the request of that number, and lets those who wait for it go on. */
  const answer = async (index: number, body: string | null) => {
    asked[index]?.(body);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { sections, asked, timers, reveal, answer };
}

it("reads what its visitor asked for anew though an answer of before is awaited, and does not take that one", async () => {
  const { sections, asked, reveal, answer } = open();
  const before = sections.refresh(name);
  reveal();
  expect(asked).toHaveLength(2);
  await answer(0, "scorers");
  expect(sections.get(name)).toBe(maskedBody);
  await answer(1, "scorers");
  expect([sections.get(name), await before]).toEqual(["scorers", "scorers"]);
});

it("reads it again where it could not be had, until it is there", async () => {
  const { sections, asked, timers, reveal, answer } = open();
  reveal();
  await answer(0, null);
  expect(timers.map(({ atMs }) => atMs)).toEqual([2_000]);
  timers[0]?.call();
  await answer(1, null);
  timers[1]?.call();
  await answer(2, "scorers");
  expect([sections.get(name), asked.length, timers.length]).toEqual(["scorers", 3, 2]);
});

it("gives up after a minute of failures, and begins again with the next tap", async () => {
  const { asked, timers, reveal, answer } = open();
  reveal();
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await answer(attempt, null);
    timers[attempt]?.call();
  }
  expect([asked.length, timers.length]).toEqual([6, 5]);
  reveal();
  expect(asked).toHaveLength(7);
});
