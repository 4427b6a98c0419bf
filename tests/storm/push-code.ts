import type { PublisherService } from "../../shared/push/publisher.ts";
import type { ObjectClass } from "./objects.ts";
import type { WorkerSocket } from "./wire.ts";

/** The push Worker's own code, as the runtime would load it. */
export type PushCode = {
  readonly classes: Readonly<Record<"SportHub" | "Branch" | "Relay" | "Directory", ObjectClass>>;
  readonly Publisher: new (ctx: unknown, env: unknown) => PublisherService;
  readonly createKnownPlaces: () => unknown;
  readonly openSocket: (request: unknown, doors: unknown) => Promise<{ readonly webSocket?: WorkerSocket }>;
  readonly openStream: (request: unknown, doors: unknown) => Promise<{ readonly body: ReadableStream<Uint8Array> }>;
};

const classModules = ["sport-hub", "tree/branch", "relay", "places/directory"] as const;
const otherModules = ["publisher", "places/known-places", "open-socket", "open-stream"] as const;

/** It is written for the runtime's types, which this program does not know: its modules are named at run time. */
export async function loadPushCode(): Promise<PushCode> {
  return { ...(await load(otherModules)), classes: await load(classModules) } as PushCode;
}

async function load(names: readonly string[]): Promise<object> {
  const folder = "../../workers/push-durable-object/src";
  const modules = await Promise.all(names.map((name) => import(/* @vite-ignore */ `${folder}/${name}.ts`)));
  return Object.assign({}, ...modules);
}
