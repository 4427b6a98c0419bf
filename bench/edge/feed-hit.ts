import { startFeedProxy, startOrigin } from "../../tests/support/feed-proxy.ts";
import { feedSign } from "../../tests/support/stack.ts";
import { compatibilityDate, directSocket, startWorkerd } from "../../tests/support/workerd.ts";
import { encodeDayFeed } from "../../shared/wire/day-feed.ts";
import { median, type Figure } from "../figures.ts";
import { load } from "../load.ts";
import { toSoccerDay } from "../soccer-day.ts";

const rounds = 5;
const options = { connections: 32, seconds: 2 };
const name = "f_1_0_0_fr_1";

/** Requests/s of a kept feed through the proxy, against the same bytes from a Worker behind the same call that does nothing else. */
export async function measureFeedHit(): Promise<readonly Figure[]> {
  const body = encodeDayFeed(toSoccerDay(300));
  const origin = await startOrigin(() => ({ status: 200, body }));
  const proxy = await startFeedProxy(origin.url);
  const fixed = await startFixedAnswer(body);
  const feed = new URL(`/1/x/feed/${name}`, proxy.url);
  const headers = { "x-fsign": feedSign };
  await load(feed, { ...options, headers });
  await load(fixed.url, options);
  const pairs: { feed: number; fixed: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [still, kept] = [await load(fixed.url, options), await load(feed, { ...options, headers })];
    pairs.push({ fixed: still.requests / still.seconds, feed: kept.requests / kept.seconds });
  }
  await Promise.all([fixed.stop(), proxy.stop(), origin.stop()]);
  const [kept, still] = [median(pairs.map((pair) => pair.feed)), median(pairs.map((pair) => pair.fixed))];
  return [
    {
      name: "feed that the proxy keeps",
      value: median(pairs.map((pair) => pair.feed / pair.fixed)),
      unit: "× the requests/s of the same bytes from a Worker behind the same call",
      target: { atLeast: 0.7 },
      detail: `${kept.toFixed(0)}/s against ${still.toFixed(0)}/s, ${Buffer.byteLength(body)} bytes, ${options.connections} connections, median of ${rounds} rounds`,
    },
  ];
}

/** The same two Workers, of which the second one always answers with the same bytes. */
async function startFixedAnswer(body: string) {
  const miniflare = await startWorkerd([
    {
      name: "gateway",
      compatibilityDate,
      modules: true,
      script: `export default {
  async fetch(request, env) {
    const { body, ...init } = await env.FEED.answer();
    return new Response(body, init);
  },
};`,
      serviceBindings: { FEED: { name: "fixed", entrypoint: "Feeds" } },
      unsafeDirectSockets: directSocket,
    },
    {
      name: "fixed",
      compatibilityDate,
      modules: true,
      script: `import { WorkerEntrypoint } from "cloudflare:workers";
const body = new TextEncoder().encode(${JSON.stringify(body)});
export class Feeds extends WorkerEntrypoint {
  answer() { return { status: 200, headers: { "content-type": "text/plain; charset=utf-8" }, body }; }
}
export default { fetch: () => new Response(null, { status: 404 }) };`,
    },
  ]);
  return { url: await miniflare.unsafeGetDirectURL("gateway"), stop: () => miniflare.dispose() };
}
