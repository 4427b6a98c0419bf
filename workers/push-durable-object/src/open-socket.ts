import { closeCodes, type CloseCode } from "../../../shared/push/close-codes.ts";
import { maxShards } from "../../../shared/push/limits.ts";
import { hubSportId, parseSubject } from "../../../shared/push/subjects.ts";
import { relayName, relayRefusals } from "./hub-protocol.ts";
import { closeReasons } from "./close-reasons.ts";
import { logFailure } from "./log-failure.ts";
import { readRequest } from "./read-request.ts";
import { toRegion } from "./region.ts";
import type { Relay } from "./relay.ts";

// The shard that had room last, per sport and region: new sockets need not try the full ones first.
const openShards = new Map<string, number>();

/** Opens a socket (P1). A refusal is a close code, because a browser cannot read a status. */
export async function openSocket(request: Request, relays: DurableObjectNamespace<Relay>): Promise<Response> {
  const { opening, continent } = readRequest(request);
  if (!opening.ok) return refuse(opening.close);
  const sportId = opening.joins.map(({ subject }) => toSportId(subject)).find((id) => id > 0) ?? 0;
  const region = toRegion(continent);
  const place = `${sportId}:${region}`;
  const firstShard = openShards.get(place) ?? 0;
  for (let step = 0; step < maxShards; step += 1) {
    const shard = (firstShard + step) % maxShards;
    const relay = relays.getByName(relayName(sportId, region, shard), { locationHint: region });
    const response = await askRelay(relay, request);
    switch (response.status) {
      case relayRefusals.full:
        continue;
      // Not the next shard: its client would only fill that one too.
      case relayRefusals.tooManySockets:
        return refuse("tooManySockets");
      case relayRefusals.tryLater:
        return refuse("tryLater");
      default:
        openShards.set(place, shard);
        return response;
    }
  }
  return refuse("tryLater");
}

async function askRelay(relay: DurableObjectStub<Relay>, request: Request): Promise<Response> {
  try {
    return await relay.fetch(request);
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
