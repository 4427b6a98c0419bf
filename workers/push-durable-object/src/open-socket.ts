import { closeCodes, type CloseCode } from "../../../shared/push/close-codes.ts";
import { hubSportId, parseSubject } from "../../../shared/push/subjects.ts";
import { closeReasons } from "./close-reasons.ts";
import { relayName, relayRefusals } from "./hub-protocol.ts";
import { logFailure } from "./log-failure.ts";
import type { Directory } from "./places/directory.ts";
import type { KnownPlaces } from "./places/known-places.ts";
import { triesOfRelays } from "./places/rooms.ts";
import { readRequest } from "./read-request.ts";
import type { Relay } from "./relay.ts";
import { retried } from "./retried.ts";

/** The dependencies of opening a socket. */
export type Doors = {
  readonly relays: DurableObjectNamespace<Relay>;
  readonly directories: DurableObjectNamespace<Directory>;
  readonly places: KnownPlaces;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

/** Maps a visitor's continent to the region in which the visitor's relay should run. */
const hints: Readonly<Record<string, DurableObjectLocationHint>> = {
  AF: "afr",
  AS: "apac",
  EU: "weur",
  NA: "enam",
  OC: "oc",
  SA: "sam",
};

/** Returns the relay's region; an unknown continent counts as Europe. */
const toRegion = (continent: string | null): DurableObjectLocationHint => hints[continent ?? ""] ?? "weur";

/** Opens a socket (P1). A refusal is a close code, because a browser cannot read a status. */
export async function openSocket(
  request: Request,
  { relays, directories, places, waitUntil }: Doors,
): Promise<Response> {
  const { opening, continent } = readRequest(request);
  if (!opening.ok) return refuse(opening.close);
  const sportId = opening.joins.map(({ subject }) => toSportId(subject)).find((id) => id > 0) ?? 0;
  const region = toRegion(continent);
  let full: number | null = null;
  for (let tries = 0; tries < triesOfRelays; tries += 1) {
    const shard = await places.findShard(directories, sportId, region, full, waitUntil);
    if (shard === null) break;
    const relay = () => relays.getByName(relayName(sportId, region, shard), { locationHint: region });
    const response = await askRelay(relay, request);
    switch (response.status) {
      case relayRefusals.full:
        full = shard;
        continue;
      // Not another relay: its client would only fill that one too.
      case relayRefusals.tooManySockets:
        return refuse("tooManySockets");
      case relayRefusals.tryLater:
        return refuse("tryLater");
      default:
        return response;
    }
  }
  return refuse("tryLater");
}

async function askRelay(relay: () => DurableObjectStub<Relay>, request: Request): Promise<Response> {
  try {
    return await retried(() => relay().fetch(request));
  } catch (error) {
    logFailure({ action: "ask a relay", reason: error });
    return new Response(null, { status: relayRefusals.tryLater });
  }
}

function toSportId(text: string): number {
  const subject = parseSubject(text);
  return subject === null ? 0 : hubSportId(subject);
}

function refuse(close: CloseCode): Response {
  const { 0: client, 1: server } = new WebSocketPair();
  server.accept();
  server.close(closeCodes[close].code, closeReasons[close]);
  return new Response(null, { status: 101, webSocket: client });
}
