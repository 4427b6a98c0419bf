import { registerHooks } from "node:module";
import { createVirtualSql } from "../../tests/storm/virtual-sql.ts";

/** The push Worker's own code for placing sockets, in plain Node: what the runtime brings is replaced as in the storms. */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "cloudflare:workers"
      ? { url: new URL("../../tests/storm/cloudflare-workers.ts", import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
});

export type Room = { readonly shard: number; readonly sockets: number };
export type Places = { readonly rooms: readonly Room[]; readonly returnMs: number };
export type DirectoryObject = {
  places(): Places;
  note(note: Room & { readonly framesPerSecond: number }): Places;
};
/** Stands for the namespace of directories: each call of a sport and region reaches the one that there is. */
type Directories = { getByName(): { [Name in "places" | "note"]: (...given: never[]) => Promise<Places> } };
export type SocketNotes = {
  change(sockets: number, step: number): Promise<void>;
  returnMs(): number;
};
type KnownPlaces = {
  findShard(
    directories: Directories,
    sportId: number,
    region: string,
    full: number | null,
    behind: (work: Promise<unknown>) => void,
  ): Promise<number | null>;
};
type PushObjects = {
  readonly Directory: new (ctx: unknown, env: unknown) => DirectoryObject;
  readonly createKnownPlaces: () => KnownPlaces;
  readonly noteStep: number;
  readonly createSocketNotes: (
    name: { readonly sportId: number; readonly region: string; readonly shard: number },
    directories: Directories,
    waitUntil: (work: Promise<unknown>) => void,
  ) => SocketNotes;
};

/** It is written for the runtime's types, which this program does not know: its modules are named at run time. */
export async function loadPushObjects(): Promise<PushObjects> {
  const folder = "../../workers/push-durable-object/src/places";
  const modules = await Promise.all(
    ["directory", "known-places", "socket-notes"].map((name) => import(`${folder}/${name}.ts`)),
  );
  return Object.assign({}, ...modules) as PushObjects;
}

export const newDirectory = ({ Directory }: PushObjects): DirectoryObject =>
  new Directory({ storage: { sql: createVirtualSql() } }, {});

/** A wait with `until` is the deadline of a call. Calls are always answered here, so it never ends; any other wait ends at once. */
const wait = (_: number, until?: object) => (until === undefined ? Promise.resolve() : new Promise(() => undefined));

/** The clock of what follows, and no deadline in it: every call is answered. @returns what gives the real ones back */
export function installClock(nowMs: () => number): () => void {
  const realNow = Date.now;
  const runtime = globalThis as { scheduler?: unknown };
  const realScheduler = runtime.scheduler;
  Date.now = nowMs;
  runtime.scheduler = { wait };
  return () => {
    Date.now = realNow;
    runtime.scheduler = realScheduler;
  };
}
