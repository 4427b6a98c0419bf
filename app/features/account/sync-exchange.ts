import { isEmptyDiff, toDataDiff } from "../../../shared/accounts/data-diff.ts";
import { isEmptyPart } from "../../../shared/accounts/empty-part.ts";
import { syncAction } from "./login.ts";
import type { Json, JsonObject } from "../../../shared/basics/json-value.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import type { Account, StoredChange } from "./account.ts";
import { mergePart, toEntryDiff } from "./entry-diff.ts";
import type { PersonalPart, PersonalParts } from "./personal-parts.ts";

export type Exchange = {
  readonly account: Pick<Account, "getData" | "store" | "session">;
  readonly parts: PersonalParts;
  /** Asks whether games of this browser go into an account that follows others. */
  readonly keepsGames: () => Promise<boolean>;
  /** Whether the visitor has signed out meanwhile. */
  readonly isStopped: () => boolean;
  readonly onLoaded: (revision: number) => void;
  readonly onStored: (change: StoredChange) => void;
  /** Runs a write of the exchange itself, which is no change of the visitor's. */
  readonly quietly: (write: () => void) => void;
};

/** Whether this browser has games that the account has not, and the account has some, too. */
function bothHoldOwnGames(held: Json | undefined, stored: Json | undefined): boolean {
  if (isEmptyPart(held) || isEmptyPart(stored)) return false;
  const known = fieldsOf(stored);
  return Object.entries(fieldsOf(held)).some(([kind, games]) =>
    Object.keys(fieldsOf(games)).some((key) => !Object.hasOwn(fieldsOf(known[kind]), key)),
  );
}

const readParts = (parts: PersonalParts): Readonly<Record<string, Json>> =>
  Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, part.read()]));

/** Writes a part's value, and returns the value that the browser stored. */
function write(part: PersonalPart, value: Json | undefined, now: Json, { quietly }: Pick<Exchange, "quietly">): Json {
  if (isEmptyDiff(toDataDiff(now, value))) return now;
  quietly(() => part.write(value));
  return part.read();
}

/**
 * Sends this browser's changes to the account and takes the account's. Returns false if something could not be loaded or sent; the next
 * attempt continues from the state that was reached.
 */
export async function runExchange(exchange: Exchange): Promise<boolean> {
  const { account, parts, keepsGames, isStopped, onLoaded } = exchange;
  const { session } = account;
  if (session.get() === null) return true;
  const server = await account.getData();
  const known = session.get();
  if (known === null) return true;
  if (server === null) return false;
  onLoaded(server.revision);
  const isFirst = Object.keys(known.data).length === 0;
  let local = readParts(parts);
  const action = syncAction(known, server.data, isFirst ? local : {});
  if (action.type === "defer") return true;
  if (isFirst && bothHoldOwnGames(local["mygames"], server.data["mygames"])) {
    const isKept = await keepsGames();
    if (isStopped()) return true;
    const games = parts["mygames"];
    if (!isKept && games !== undefined) write(games, server.data["mygames"], games.read(), exchange);
    local = readParts(parts);
  }
  const agreed: Record<string, Json> = { ...known.data };
  for (const [key, part] of Object.entries(parts)) {
    const versions = { agreed: known.data[key], held: local[key] ?? {}, server: server.data[key] };
    const next = await exchangePart(key, part, versions, exchange);
    if (next === null) return false;
    agreed[key] = next;
  }
  session.save({ data: agreed as JsonObject, storeAfterLoginNeeded: false });
  return true;
}

/** What both last agreed on, what this browser held when the exchange began, and what the account has. */
type Versions = { readonly agreed: Json | undefined; readonly held: Json; readonly server: Json | undefined };

/** Returns the value on which both agree now; null if it could not be sent. */
async function exchangePart(
  key: string,
  part: PersonalPart,
  { agreed, held, server }: Versions,
  exchange: Exchange,
): Promise<Json | null> {
  const merged = mergePart(agreed, held, server);
  const diff = toEntryDiff(server, merged);
  if (!isEmptyDiff(diff) && !(server === undefined && isEmptyPart(merged))) {
    const stored = await exchange.account.store(key, diff);
    if (stored === null) return null;
    exchange.onStored(stored);
  }
  // Changes that the visitor made during the exchange are sent by the next one.
  const now = part.read();
  const written = write(part, mergePart(held, now, merged), now, exchange);
  return isEmptyDiff(toDataDiff(held, now)) ? written : (merged ?? {});
}
