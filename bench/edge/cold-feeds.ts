import { Agent, createServer } from "node:http";
import { askProxy, startFeedProxy, startOrigin } from "../../tests/support/feed-proxy.ts";
import { median, type Figure } from "../figures.ts";

const body = "SA÷1¬~ZA÷edge¬~A1÷¬~";
const clients = 1_000;
const silences = 5;

/** Requests that reach the origin when clients ask at once for a feed that nobody asked for before. */
export async function measureColdHerd(): Promise<readonly Figure[]> {
  const origin = await startOrigin(() => ({ status: 200, body }));
  const proxy = await startFeedProxy(origin.url);
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const answers = await Promise.all(Array.from({ length: clients }, () => askProxy(proxy.url, "f_1_-8_0_fr_1", agent)));
  agent.destroy();
  await Promise.all([proxy.stop(), origin.stop()]);
  const good = answers.filter((answer) => answer === `200 ${body}`).length;
  return [
    {
      name: "requests for a cold feed that reach the origin",
      value: [...origin.asked.values()].reduce((sum, count) => sum + count, 0),
      unit: `of ${clients} at once`,
      target: { atMost: 1 },
      detail: `${good} of ${clients} clients got it`,
    },
  ];
}

/** From a request for a cold feed to its answer, where the first origin is silent and another one serves. */
export async function measureFailover(): Promise<readonly Figure[]> {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const address = silent.address();
  const silentUrl = typeof address === "object" && address !== null ? `http://127.0.0.1:${address.port}` : "";
  const origin = await startOrigin(() => ({ status: 200, body }));
  const times: number[] = [];
  for (let count = 0; count < silences; count += 1) {
    // The proxy would remember which one is silent.
    const proxy = await startFeedProxy({
      local: [],
      global: [{ url: silentUrl, weight: 1, countries: ["FR"] }],
      default_url: origin.url,
    });
    const agent = new Agent();
    // Its isolate is up, as on a deployment; this name needs no origin.
    await askProxy(proxy.url, "none", agent);
    const startMs = performance.now();
    const answer = await askProxy(proxy.url, "f_1_-8_0_fr_1", agent);
    if (answer !== `200 ${body}`) throw new Error(`The other origin did not serve: ${answer}`);
    times.push(performance.now() - startMs);
    agent.destroy();
    await proxy.stop();
  }
  silent.closeAllConnections();
  silent.close();
  await origin.stop();
  return [
    {
      name: "failover from a silent origin",
      value: median(times),
      unit: "ms until the other one's answer",
      target: { atMost: 300 },
      detail: `${times.map((time) => time.toFixed(0)).join(", ")} ms; the other origin takes 20 ms`,
    },
  ];
}
