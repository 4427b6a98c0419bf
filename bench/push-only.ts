import "../scripts/quiet-wrangler.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bundleFolder, root } from "../scripts/workers.ts";
import { updateSubject } from "../shared/push/subjects.ts";
import { workerdPids } from "./process-cpu.ts";
import { compatibilityDate, directSocket, startWorkerd } from "../tests/support/workerd.ts";

const pushName = "tribune-push-durable-object";

/** A Worker in front of the push Worker: it requests sockets as the site does, and publishes as a ledger does. */
const driver = `export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    if (url.pathname !== "/publish") {
      const written = { version: url.searchParams.get("v"), joins: url.searchParams.getAll("join") };
      const question = JSON.stringify({ ...written, market: null, address: null, continent: null });
      const address = "https://push.invalid/?question=" + encodeURIComponent(question);
      return env.SOCKETS.fetch(address, { headers: { upgrade: "websocket" } });
    }
    return Response.json(await env.PUBLISHER.publish(1, await request.json()));
  },
};`;

export type PushOnly = {
  /** Where its sockets open, without joins. */
  readonly url: URL;
  /** Publishes rows of football's update subject. */
  readonly publish: (firstSeq: number, rows: readonly string[]) => Promise<void>;
  /** Evicts football's relays of the region from memory with their sockets. @returns the number of relays */
  readonly killRelays: () => Promise<number>;
  readonly pids: () => readonly number[];
  /** Resident memory of workerd in bytes: the current value and the peak. */
  readonly memory: () => { readonly now: number; readonly most: number };
  readonly stop: () => Promise<void>;
};

/** The built push Worker alone, in a workerd of its own. */
export async function startPushOnly(): Promise<PushOnly> {
  const folder = join(root, bundleFolder(pushName));
  const others = new Set(workerdPids());
  const miniflare = await startWorkerd([
    {
      name: "driver",
      modules: [{ type: "ESModule", path: join(folder, "driver.js"), contents: driver }],
      modulesRoot: folder,
      compatibilityDate,
      // As the site has it (docs/adr/023).
      compatibilityFlags: ["no_web_socket_compression"],
      serviceBindings: {
        SOCKETS: { name: pushName, entrypoint: "Sockets" },
        PUBLISHER: { name: pushName, entrypoint: "Publisher" },
      },
      unsafeDirectSockets: directSocket,
    },
    {
      name: pushName,
      modules: [{ type: "ESModule", path: join(folder, "index.js") }],
      modulesRoot: folder,
      compatibilityDate,
      durableObjects: {
        SPORT_HUB: { className: "SportHub", useSQLite: true },
        BRANCH: { className: "Branch", useSQLite: true },
        RELAY: { className: "Relay", useSQLite: true },
        DIRECTORY: { className: "Directory", useSQLite: true },
      },
    },
  ]);
  const url = await miniflare.unsafeGetDirectURL("driver");
  const pids = workerdPids().filter((pid) => !others.has(pid));
  return {
    url,
    async publish(firstSeq, rows) {
      const body = JSON.stringify({ subject: updateSubject(1), firstSeq, rows });
      const response = await fetch(new URL("/publish", url), { method: "POST", body });
      if (!response.ok) throw new Error(`publish: ${response.status} ${await response.text()}`);
    },
    async killRelays() {
      const ids = await miniflare.listDurableObjectIds("Relay", pushName);
      await Promise.all(
        ids.map((id) => miniflare.unsafeEvictDurableObject(pushName, "Relay", { id, webSockets: "close" })),
      );
      return ids.length;
    },
    pids: () => pids,
    memory: () => ({ now: sumOf(pids, "VmRSS"), most: sumOf(pids, "VmHWM") }),
    stop: () => miniflare.dispose(),
  };
}

/** The sum of a status field of the processes in bytes; `/proc` gives it in kB. */
function sumOf(pids: readonly number[], field: string): number {
  const kilobytes = pids.map((pid) => {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  });
  return kilobytes.reduce((sum, value) => sum + value, 0) * 1024;
}
