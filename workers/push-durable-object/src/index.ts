import { WorkerEntrypoint } from "cloudflare:workers";
import type { HubReport, Versioned } from "../../../shared/operations/reports.ts";
import { versionOf } from "../../../shared/operations/version-of.ts";
import { hubName } from "./hub-protocol.ts";
import { openSocket } from "./open-socket.ts";
import { openStream } from "./open-stream.ts";
import { createKnownPlaces } from "./places/known-places.ts";
import { toHub } from "./tree/stubs.ts";

export { DeviceDesk } from "./devices/device-desk.ts";
export { Devices } from "./devices/devices.ts";
export { Directory } from "./places/directory.ts";
export { Publisher } from "./publisher.ts";
export { Relay } from "./relay.ts";
export { SportHub } from "./sport-hub.ts";
export { Branch } from "./tree/branch.ts";

const places = createKnownPlaces();

/**
 * The site calls this for a visitor who wants a socket, or a stream in its place. It is a `fetch`: a WebSocket cannot be the result of a
 * procedure call, nor can a stub that fetches on a visitor's behalf (workerd refuses to serialize the one and wants a
 * flag that no deployment may set for the other). The request is the site's own; its address identifies the visitor
 * (`shared/push/socket-question.ts`).
 */
export class Sockets extends WorkerEntrypoint<PushEnv> {
  override fetch(request: Request): Promise<Response> {
    const doors = {
      relays: this.env.RELAY,
      directories: this.env.DIRECTORY,
      places,
      waitUntil: this.ctx.waitUntil.bind(this.ctx),
    };
    return request.headers.get("upgrade") === "websocket" ? openSocket(request, doors) : openStream(request, doors);
  }

  /** For operators. */
  async report(): Promise<Versioned> {
    return { version: versionOf(this.env) };
  }

  /** A sport's hub and its relays, for operators. */
  async reportOn(sportId: number): Promise<HubReport> {
    return { ...(await toHub(this.env, hubName(sportId)).report(sportId)) };
  }
}

/** This Worker has no public routes; the site calls `Sockets` and `DeviceDesk`, the ledgers call `Publisher`. */
export default {
  fetch: () => new Response("not found\n", { status: 404 }),
} satisfies ExportedHandler<PushEnv>;
