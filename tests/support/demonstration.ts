import { startDemonstration } from "../../scripts/demonstration/demonstration.ts";
import { freePort } from "../../scripts/port.ts";
import { startStack } from "../../scripts/stack.ts";
import { makeVapidKeys } from "../../scripts/vapid/make-vapid-keys.ts";
import { getPageAt } from "./requests.ts";
import { feedSign, ingestKeys } from "./stack.ts";
import { showFaults } from "./workerd.ts";

export const statusKey = "the-key-of-the-operator-of-this-demonstration";

export type ShownDemonstration = Awaited<ReturnType<typeof showDemonstration>>;

/** Starts what `npm start` starts, at a free port. @param worldSeed of the built-in world; "" for none */
export async function showDemonstration(worldSeed: string) {
  const port = await freePort();
  const demonstration = await startDemonstration({
    port,
    openIdPort: 0,
    folders: null,
    place: null,
    signature: feedSign,
  });
  const stack = await startStack({
    ...demonstration.options,
    port,
    persistTo: null,
    limits: "off",
    onLog: showFaults,
    vars: {
      ...demonstration.options.vars,
      VAPID_KEYS: JSON.stringify(makeVapidKeys("mailto:test@tribune.example")),
      FEED_SIGN: feedSign,
      INGEST_KEYS: ingestKeys,
      WORLD_SEED: worldSeed,
      STATUS_KEY: statusKey,
      DEV_PLACES: "on",
    },
  });
  await demonstration.open(stack);
  /** The host of a variant, as a browser names it. */
  const hostOf = (id: string) => (id === "fr" ? `localhost:${port}` : `${id}.localhost:${port}`);
  return {
    ...demonstration,
    stack,
    hostOf,
    /** A page of a variant as the server writes it. */
    pageOf: async (id: string, path: string, place?: string): Promise<string> =>
      (await getPageAt(stack, hostOf(id), path, place === undefined ? {} : { place })).html,
    async stop() {
      await stack.stop();
      await demonstration.stop();
    },
  };
}
