import { DurableObject } from "cloudflare:workers";
import { createKeptForPlaces, type ShelfAnswer, type ShelfQuestion } from "./kept-for-places.ts";
import { workerTimers } from "./timers.ts";

/** Answers the places of a region in place of a sport's ledger (docs/adr/025). It holds nothing that may not be lost. */
export class Shelf extends DurableObject<FeedProxyEnv> {
  readonly #kept = createKeptForPlaces(this.env.ORIGIN, workerTimers, Date.now);

  feed(question: ShelfQuestion): Promise<ShelfAnswer | null> {
    return this.#kept(question);
  }
}
