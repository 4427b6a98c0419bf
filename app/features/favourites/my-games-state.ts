import { areSameTexts, isSpoiled, parseMyGames, type StoredTexts } from "./my-games-texts.ts";
import type { MyGames } from "./my-games.ts";
import { applyUnsaved, nothingUnsaved, withChange, type Unsaved } from "./unsaved.ts";

/** The followed games as a tab knows them, and what of them the browser has not stored yet (docs/adr/009). */
export type MyGamesState = {
  readonly games: MyGames;
  /** The stored texts as last read or written. */
  readonly texts: StoredTexts;
  readonly unsaved: Unsaved;
  /** True while a change waits to be written. */
  readonly isWaiting: boolean;
  /** When the browser was last given something to store. */
  readonly offeredMs: number;
  /** The games that the last toggle removed, so that the visitor can undo it. */
  readonly removed: MyGames | null;
};

/** What a tab finds in the browser's storage. */
type Found = { readonly texts: StoredTexts; readonly areKept: boolean; readonly nowMs: number };

export type MyGamesEvent =
  /** The visitor has chosen, or the days were counted again. */
  | { readonly type: "changed"; readonly games: MyGames; readonly removed?: MyGames | null }
  /** The tab has looked at the storage. */
  | ({ readonly type: "looked" } & Found)
  /** The tab has written its games, as far as the browser stored them. */
  | ({ readonly type: "written" } & Found);

/** `write-soon`: after the frame, because 500 games take longer than a star may. */
export type MyGamesEffect = "write" | "write-soon";

/** A change that the browser did not store is tried again after this time, when there may be room. */
const offerAgainMs = 10_000;

export const toFirstState = (texts: StoredTexts, nowMs: number): MyGamesState => ({
  games: parseMyGames(texts, Math.floor(nowMs / 1000)),
  texts,
  unsaved: nothingUnsaved,
  isWaiting: false,
  offeredMs: 0,
  removed: null,
});

export function reduceMyGames(
  state: MyGamesState,
  event: MyGamesEvent,
): { readonly state: MyGamesState; readonly effect: MyGamesEffect | null } {
  switch (event.type) {
    case "changed": {
      const { games, removed = state.removed } = event;
      if (games === state.games) return { state: { ...state, removed }, effect: null };
      const unsaved = withChange(state.unsaved, state.games, games);
      return {
        state: { ...state, games, removed, unsaved, isWaiting: true },
        effect: state.isWaiting ? null : "write-soon",
      };
    }
    case "looked":
      return look(state, event);
    case "written": {
      const { texts, areKept, nowMs } = event;
      const unsaved = areKept ? nothingUnsaved : state.unsaved;
      return { state: { ...state, texts, unsaved, isWaiting: false, offeredMs: nowMs }, effect: null };
    }
  }
}

/** Takes what another tab has written since, with the changes of this one, and offers again what the browser refused. */
function look(state: MyGamesState, { texts, areKept, nowMs }: Found) {
  const isOther = !areSameTexts(texts, state.texts);
  // The storage is spoiled, so this tab's games are all that is left of it.
  if (isOther && isSpoiled(texts)) return { state, effect: "write" as const };
  const games = isOther ? applyUnsaved(parseMyGames(texts, Math.floor(nowMs / 1000)), state.unsaved) : state.games;
  const mustOffer = state.unsaved !== nothingUnsaved || !areKept;
  const isDue = Math.abs(nowMs - state.offeredMs) >= offerAgainMs;
  return { state: { ...state, games, texts }, effect: mustOffer && isDue ? ("write" as const) : null };
}
