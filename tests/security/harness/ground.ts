import { decodeDayFeed } from "../../../shared/wire/day-feed.ts";
import type { LogEntry, Stack } from "../../../scripts/stack.ts";
import { kickOff } from "../../support/kick-off.ts";
import { getFeed } from "../../support/requests.ts";
import { startTestStack } from "../../support/stack.ts";
import { exchange } from "./exchange.ts";
import type { Random } from "./random.ts";

/** The target of the attack: the stack on workerd's own socket, its log, and ids of its data. */
export type Ground = {
  readonly stack: Stack;
  readonly url: URL;
  readonly log: readonly LogEntry[];
  readonly eventIds: readonly string[];
  readonly leagueIds: readonly string[];
  readonly participantIds: readonly string[];
};

/** The built stack with the built-in world, a matchday under way, and every GraphQL query allowed. */
export async function startGround(options: Parameters<typeof startTestStack>[0] = {}): Promise<Ground> {
  const log: LogEntry[] = [];
  const stack = await startTestStack({
    ...options,
    assets: false,
    vars: { GRAPHQL_QUERIES: "any" },
    onLog: (entry) => log.push(entry),
  });
  const games = await kickOff(stack, 10, "Attaque");
  const { leagues } = decodeDayFeed(await (await getFeed(stack, "f_1_0_0_fr_1")).text());
  const events = leagues.flatMap((league) => league.events);
  return {
    stack,
    url: stack.directUrl,
    log,
    eventIds: [...games.map(({ eventId }) => eventId), ...events.slice(0, 30).flatMap(({ id }) => id ?? [])],
    leagueIds: leagues.slice(0, 20).flatMap(({ league }) => league.stageId ?? []),
    participantIds: events.slice(0, 20).flatMap(({ homeParticipantId }) => homeParticipantId ?? []),
  };
}

/**
 * How many requests make an isolate warm: its caches full, its code optimised, its request contexts long gone. `npm run fuzz`
 * uses these numbers, and a run of the tests the lower ones below.
 */
export const warmth = { hits: 6_000, misses: 2_000 } as const;
export const fewForWarmth = { hits: 2_000, misses: 600 } as const;
const atOnce = 32;

export async function warmUp(
  { url }: Ground,
  { hits, misses }: { readonly hits: number; readonly misses: number },
): Promise<void> {
  const get = (path: string, address: string) =>
    exchange(url, { method: "GET", path, headers: { ...clientAddress(address) }, body: null });
  await inTurns(hits, (index) => get("/", `198.51.100.${index % 250}`));
  await inTurns(misses, (index) => get(`/warm-up/${index}`, `198.51.100.${index % 250}`));
}

/** Calls `play` with 0, 1, 2 …, a few at once, in order. */
export async function inTurns(count: number, play: (index: number) => Promise<unknown>, most = atOnce): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      next += 1;
      await play(next - 1);
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
}

/** Limits count by the address that Cloudflare sets; an input with its own address stays clear of others' limits. */
export const clientAddress = (address: string) => ({ "cf-connecting-ip": address });

/** Returns an address in a network of its own, so that no limit counts two clients as one. */
export const anyClient = (random: Random): string => `2001:db8:${hex(random)}:${hex(random)}::1`;

const hex = (random: Random) => random.int(0x1_00_00).toString(16);
