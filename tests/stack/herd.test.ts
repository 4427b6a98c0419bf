import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { feedSign, startTestStack } from "../support/stack.ts";
import { Agent, request } from "node:http";

const times = (count: number, path: string): readonly string[] => Array.from({ length: count }, () => path);
const herd = 400;
const largestHerd = 1_000;
/** A page is made anew behind a herd that takes longer than it is fresh. */
const mostRefreshes = 4;
/** An isolate that has compiled its code runs the waiting in other orders than a new one. */
const warmUp = { hits: 2_000, misses: 200, atOnce: 16 };

describe("a herd of clients", () => {
  let stack: Stack;
  let subscribers: Herd;
  beforeAll(async () => {
    stack = await startTestStack({ assets: false });
    subscribers = createHerd(stack.directUrl, { "x-fsign": feedSign });
  });
  afterAll(async () => {
    subscribers.stop();
    await stack.stop();
  });

  const ask = (path: string, count = herd) => subscribers.get(times(count, path), count);

  async function expectOneRendering(path: string, count: number) {
    const answers = await ask(path, count);
    // How long a page lives is a matter of seconds, and so may be a herd on a busy machine.
    const { "200 MISS": made, "200 HIT": fresh = 0, "200 STALE": stale = 0, ...others } = countAnswers(answers);
    expect([path, made, fresh + stale, others]).toEqual([path, 1, count - 1, {}]);
    const kept = answers.filter(({ cache }) => cache !== "MISS").map(({ text }) => text);
    expect(new Set(kept).size, "pages that were kept while the herd passed").toBeLessThanOrEqual(mostRefreshes + 1);
  }

  async function expectNoFailure(path: string, count: number) {
    const failed = (await ask(path, count)).filter(({ status }: Answer) => status >= 500);
    expect([path, failed]).toEqual([path, []]);
  }

  /** How many of the answers were rendered. */
  async function expectNotFoundPages(path: string): Promise<number> {
    const {
      "404 MISS": made = 0,
      "404 HIT": fresh = 0,
      "404 STALE": stale = 0,
      ...others
    } = countAnswers(await ask(path));
    expect([path, made + fresh + stale, others]).toEqual([path, herd, {}]);
    return made;
  }

  const unkept = ["/_root.data", "/tennis.data?_routes=sport", "/__manifest?p=%2Ftennis&version=1", "/nothing.data"];
  const behind = ["/1/x/feed/f_1_0_1_fr_1", "/1/x/feed/f_2_3_1_fr_1", "/api/v2/search/?q=lens"];

  it("gets a cold page that is rendered once, one page for all that is not there, and no failure", async () => {
    await expectOneRendering("/?day=1", herd);
    expect(await expectNotFoundPages("/quidditch")).toBe(1);
    for (const path of ["/quidditch/2", "/match/1AAAAAAA"]) expect(await expectNotFoundPages(path)).toBe(0);
    for (const path of [...unkept, ...behind]) await expectNoFailure(path, 100);
  });

  it("gets the same in a warm isolate", { timeout: 500_000 }, async () => {
    await subscribers.get(times(warmUp.hits, "/?date=1990-01-01"), warmUp.atOnce);
    const missed = Array.from({ length: warmUp.misses }, (_, index) => `/?day=${1_000 + index}`);
    expect(Object.keys(countAnswers(await subscribers.get(missed, warmUp.atOnce)))).toEqual(["200 MISS"]);

    for (const path of ["/tennis?day=2", "/?day=-1"]) await expectOneRendering(path, herd);
    await expectOneRendering("/tennis?day=3", largestHerd);
    for (const path of ["/quidditch/3", "/match/1BBBBBBB", "/match/2AAAAAAA"]) {
      expect(await expectNotFoundPages(path)).toBe(0);
    }
    for (const path of [...unkept, ...behind]) await expectNoFailure(path, 100);
  });
});

type Answer = { readonly status: number; readonly cache: string; readonly text: string };

/** Many clients of one site at once, each on a connection that it keeps. */
type Herd = {
  /** Requests all paths, `atOnce` of them at a time; answers come in the order of the paths. */
  readonly get: (paths: readonly string[], atOnce: number) => Promise<readonly Answer[]>;
  readonly stop: () => void;
};

function createHerd(url: URL, headers: Readonly<Record<string, string>> = {}): Herd {
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
  const getOne = (path: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = request(new URL(path, url), { agent, headers }, (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => (text += chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, cache: String(response.headers["x-tribune-cache"]), text }),
        );
      });
      sent.on("error", (error: NodeJS.ErrnoException) => {
        // The server ends a connection after 5 s without traffic, possibly while a request is on its way. Browsers send it again, too.
        if (sent.reusedSocket && error.code === "ECONNRESET") getOne(path).then(resolve, reject);
        else reject(error);
      });
      sent.end();
    });
  return {
    async get(paths, atOnce) {
      const answers: Answer[] = [];
      let next = 0;
      const run = async () => {
        for (let index = next++; index < paths.length; index = next++)
          answers[index] = await getOne(paths[index] ?? "/");
      };
      await Promise.all(Array.from({ length: Math.min(atOnce, paths.length) }, run));
      return answers;
    },
    stop: () => agent.destroy(),
  };
}

/** "200 HIT" → how many. */
function countAnswers(answers: readonly Answer[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { status, cache } of answers) counts[`${status} ${cache}`] = (counts[`${status} ${cache}`] ?? 0) + 1;
  return counts;
}
