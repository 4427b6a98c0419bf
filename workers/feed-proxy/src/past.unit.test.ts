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
  const { load, answer } = createFeedHandler({
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
  const answerTo = async (ago: string) => {
    const request = {
      method: "GET",
      pathname: "/2/x/feed/f_1_0_2_fr_1",
      sign: "signed",
      ifNoneMatch: null,
      geoip: null,
    };
    const { body } = await clock.until(answer(unknownVisitor, { ...request, ago }, () => undefined));
    return new TextDecoder().decode(body ?? undefined);
  };
  return { bodyOf, answerTo, asked };
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

it("answers a browser with a feed as it was, in few steps, and with that of now to any other wish", async () => {
  const { answerTo } = openProxy(embeddedOrigin);
  const answers: string[] = [];
  for (const ago of ["30", "31", "125", "-5", "0", ""]) answers.push(await answerTo(ago));
  expect(answers).toEqual([30, 0, 0, 0, 0, 0].map((seconds) => dayBody(`ago ${seconds}`)));
});
