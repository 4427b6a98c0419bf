import { expect, it } from "vitest";
import { embeddedOrigin } from "../../../shared/operations/parse-origin-config.ts";
import { unknownVisitor } from "../../../shared/places/visitor.ts";
import type { OriginQuestion } from "./ask-origin.ts";
import { makeClock } from "./fake-clock.ts";
import { dayBody, makeEdgeCache } from "./fake-origins.ts";
import { createFeedHandler } from "./handler.ts";

/** A proxy whose only origin answers with how old the feed is that it was asked for. */
function openProxy(origin: string) {
  const clock = makeClock(Date.UTC(2026, 10, 20, 12));
  const asked: OriginQuestion[] = [];
  const { load } = createFeedHandler({
    originsOf: () => ({ local: [], global: [], default_url: origin }),
    signature: "signed",
    edgeCache: makeEdgeCache(),
    nowMs: () => clock.nowMs,
    random: () => 0,
    timers: clock.timers,
    reportFailure: () => undefined,
    observe: () => undefined,
    askOrigin: async (_, question) => {
      asked.push(question);
      return { body: dayBody(`ago ${question.agoSeconds}`), seq: "1", etag: null, ageMs: 0 };
    },
  });
  const wanted = { name: "f_1_0_2_fr_1", knownEtag: null };
  const bodyOf = async (past: { readonly agoSeconds?: number }) =>
    (await clock.until(load(unknownVisitor, 2, { ...wanted, ...past }, () => undefined)))?.body ?? null;
  return { bodyOf, asked };
}

it("keeps a feed as it was apart from the feed of now and of other times", async () => {
  const { bodyOf, asked } = openProxy(embeddedOrigin);
  for (let times = 0; times < 2; times += 1)
    expect([await bodyOf({}), await bodyOf({ agoSeconds: 30 }), await bodyOf({ agoSeconds: 60 })]).toEqual(
      [0, 30, 60].map((seconds) => dayBody(`ago ${seconds}`)),
    );
  expect(asked.map(({ agoSeconds }) => agoSeconds)).toEqual([0, 30, 60]);
});

it("has no past from an origin of another deployment, and does not ask it", async () => {
  const { bodyOf, asked } = openProxy("https://elsewhere.test");
  expect([await bodyOf({ agoSeconds: 30 }), asked.length]).toEqual([null, 0]);
  expect(await bodyOf({})).toBe(dayBody("ago 0"));
});
