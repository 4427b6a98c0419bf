import { Agent } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askProxy, startFeedProxy, startOrigin, type CountingOrigin } from "../support/feed-proxy.ts";

const listOf = (path: string) => `SA÷${/f_(\d+)_/.exec(path)?.[1] ?? "1"}¬~ZA÷${path}¬~A1÷¬~`;
/** Names that the origin cannot answer begin so. */
const failing = "r_";

async function inTurns(count: number, work: (index: number) => Promise<unknown>) {
  const atOnce = 50;
  for (let index = 0; index < count; index += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, (_, offset) => work(index + offset)));
  }
}

/** A fresh isolate hides what goes wrong between requests: workerd checks it only once the isolate is warm. */
describe("herds of clients at a warm feed proxy", () => {
  let origin: CountingOrigin;
  let proxy: Awaited<ReturnType<typeof startFeedProxy>>;
  const agent = new Agent({ keepAlive: true, maxSockets: 300 });
  const ask = (name: string) => askProxy(proxy.url, name, agent);

  beforeAll(async () => {
    origin = await startOrigin((path) =>
      path.includes(`/${failing}`) ? { status: 500, body: "broken" } : { status: 200, body: listOf(path) },
    );
    proxy = await startFeedProxy(origin.url);
    await inTurns(3_000, () => ask("f_1_-9_0_en_1"));
    await inTurns(1_000, (index) => ask(`f_1_${index + 10}_0_en_1`));
  });
  afterAll(async () => {
    agent.destroy();
    await proxy.stop();
    await origin.stop();
  });

  it("[F24] gives each of 300 clients a feed that was not requested before, and asks the origin once", async () => {
    for (const sport of [2, 3, 4]) {
      const name = `f_${sport}_0_0_en_1`;
      const answers = await Promise.all(Array.from({ length: 300 }, () => ask(name)));
      expect(new Set(answers)).toEqual(new Set([`200 ${listOf(`/1/x/feed/${name}`)}`]));
      // On a busy machine some of them come when it is 2 s old.
      expect(origin.asked.get(`/1/x/feed/${name}`)).toBeLessThan(10);
    }
  });

  it("[F13] gives each of 300 the same 502 where the origin cannot answer", async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, (_, index) => ask(`${failing}${(index % 3) + 1}_1`)));
    expect(new Set(answers)).toEqual(new Set(["502 0"]));
  });

  it("[F24] gives those who stay their answer when half of the herd leaves, the first one too", async () => {
    const name = "f_5_0_0_en_1";
    const leaving = Array.from({ length: 100 }, () => askProxy(proxy.url, name, agent, 5));
    const staying = Array.from({ length: 100 }, () => ask(name));
    expect(new Set(await Promise.all(staying))).toEqual(new Set([`200 ${listOf(`/1/x/feed/${name}`)}`]));
    await Promise.all(leaving);
  });
});
