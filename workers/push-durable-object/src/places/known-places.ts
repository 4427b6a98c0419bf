import { isWithin } from "../../../../shared/basics/is-within.ts";
import { maxSocketsPerRelay } from "../../../../shared/push/push-limits.ts";
import { inTime } from "../hub-deadline.ts";
import { directoryName } from "../hub-protocol.ts";
import { logFailure } from "../log-failure.ts";
import { retried } from "../retried.ts";
import type { Directory, Places } from "./directory.ts";
import { pickRoom } from "./rooms.ts";

/** A directory's answer is valid for this long; until then this isolate adds its own sockets to it. */
const freshMs = 2_000;
/** An answer without any room left is valid only for this long, because the directory has counted newcomers since. */
const usedUpMs = 20;
/** How often a newcomer checks whether the answer to another one's request has arrived. */
const mostLooks = 10;
/** An answer of up to this age is used while a new one loads, so that visitors do not wait for the directory. */
const usableMs = 60_000;

type Counted = { readonly shard: number; sockets: number };
type Known = { readonly askedMs: number; readonly rooms: readonly Counted[] };

export type KnownPlaces = ReturnType<typeof createKnownPlaces>;

/** Caches in an isolate the relays with room, by sport and region. */
export function createKnownPlaces() {
  const known = new Map<string, Known>();

  /** If the directory does not answer, keeps the known relays; at first, the one that every region has. */
  async function ask(name: string, places: () => Promise<Places>): Promise<Known> {
    const before = known.get(name)?.rooms ?? [{ shard: 0, sockets: 0 }];
    // Store this first, so that callers during the request do not repeat it.
    known.set(name, { askedMs: Date.now(), rooms: before });
    try {
      const { rooms } = await inTime(retried(places));
      known.set(name, { askedMs: Date.now(), rooms: rooms.map((room) => ({ ...room })) });
    } catch (error) {
      logFailure({ action: "ask a directory", reason: error });
    }
    return known.get(name) ?? { askedMs: Date.now(), rooms: before };
  }

  return {
    /**
     * A relay for one more socket, null where none has room.
     *
     * @param full one that this said before, and that had no room
     * @param behind takes work that nobody waits for
     */
    async findShard(
      directories: DurableObjectNamespace<Directory>,
      sportId: number,
      region: DurableObjectLocationHint,
      full: number | null,
      behind: (work: Promise<unknown>) => void,
    ): Promise<number | null> {
      const name = directoryName(sportId, region);
      const directory = () => directories.getByName(name, { locationHint: region });
      let places = known.get(name);
      const fullRoom = places?.rooms.find(({ shard, sockets }) => shard === full && sockets < maxSocketsPerRelay);
      const ageMs = Date.now() - (places?.askedMs ?? 0);
      if (full !== null && fullRoom !== undefined) {
        fullRoom.sockets = maxSocketsPerRelay;
        const note = { shard: full, sockets: maxSocketsPerRelay, framesPerSecond: 0 };
        places = await ask(name, () => directory().note(note));
      } else if (places === undefined || ageMs < 0 || ageMs >= usableMs) {
        places = await ask(name, () => directory().places());
      } else if (ageMs >= freshMs) {
        behind(ask(name, () => directory().places()));
      }
      let room = pickRoom(places.rooms, Math.random);
      for (let looks = 0; room === null && looks < mostLooks; looks += 1) {
        const isAsked = isWithin(places.askedMs, usedUpMs, Date.now());
        // The answer to another request cannot be awaited here: the runtime may end that request.
        if (isAsked) await scheduler.wait(usedUpMs);
        places = isAsked ? (known.get(name) ?? places) : await ask(name, () => directory().places());
        room = pickRoom(places.rooms, Math.random);
        if (!isAsked) break;
      }
      if (room === null) return null;
      room.sockets += 1;
      return room.shard;
    },
  };
}
