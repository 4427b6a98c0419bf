import { toGameId } from "../../../../shared/competitions/football-ids.ts";
import type { Game } from "./game.ts";
import { keys, type Store } from "./store.ts";

/**
 * The id of a match's event: the one that files of the same match lead to. A match that the source deleted and entered again, with
 * the same sides in the same round, keeps its id; one whose side was corrected, too.
 */
export function eventIdOf(store: Store, game: Game): string {
  const known = store.get<string>(keys.source(game.sourceId));
  if (known !== undefined) return known;
  const { stageId } = game.league;
  const pairing = keys.pairing(stageId, game.home.id, game.away.id);
  const rounds = store.get<readonly string[]>(pairing) ?? [];
  const index = rounds.indexOf(game.round);
  const occurrence = index === -1 ? rounds.length : index;
  if (index === -1) store.put(pairing, [...rounds, game.round]);
  const eventId = toGameId(stageId, game.home.id, game.away.id, occurrence, game.sides);
  store.put(keys.source(game.sourceId), eventId);
  return eventId;
}
