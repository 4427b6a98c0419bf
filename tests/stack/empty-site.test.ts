import { expect, it } from "vitest";
import { checkSite } from "../../scripts/deploy/run-deploy.ts";
import { startStack } from "../../scripts/stack.ts";

it("a site without any data passes the check of a deployment, and one with another signature does not", async () => {
  const vars = { FEED_SIGN: "sign", INGEST_KEYS: "{}", WORLD_SEED: "" };
  await using started = await start(vars);
  const options = { fetch, wait: () => Promise.resolve(), tries: 1 };
  expect(await checkSite(started.address, "sign", options)).toBeNull();
  expect(await checkSite(started.address, "other", options)).toContain("FEED_SIGN differs");
});

/** The stack as a deployment has it: no simulated games, no places of one's choice. */
async function start(vars: Readonly<Record<string, string>>) {
  const stack = await startStack({ port: 0, persistTo: null, vars });
  return { address: stack.url.origin, [Symbol.asyncDispose]: () => stack.stop() };
}
