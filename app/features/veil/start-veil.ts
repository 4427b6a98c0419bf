import { trueNowSeconds } from "../../time/true-time.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { runningClient } from "../../live/running-client.ts";
import type { ListFeed } from "../../live/list-feed.ts";
import { browserTimers } from "../../live/timers.ts";
import { setVeil } from "../../live/veil.ts";
import { feedNameAt } from "../../live/feed-name-at.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { createVeil } from "./create-veil.ts";
import { shownPath } from "./shown-path.ts";
import { storeVeilChoice, toVeilText, veilChoice } from "./veil-choice.ts";

/** How often something is tried that has to wait for the site. */
const againMs = 50;

/**
 * Starts the veil for a visitor who wants results later or not at all. The cookie is written again at each visit, because some
 * browsers delete script-written cookies after a week. If the choice was deleted with the storage, the cookie is deleted too.
 */
export async function startVeil(): Promise<void> {
  const choice = veilChoice.get();
  storeVeilChoice(choice);
  if (toVeilText(choice) === null) return;
  const { isHidden, things } = choice;
  setVeil(
    createVeil({
      timers: browserTimers,
      nowSeconds: trueNowSeconds,
      delaySeconds: () => veilChoice.get().delaySeconds,
      isHidden,
      things,
      readTruth,
      readShown,
      putShown: ({ key }, { body, seq }) => void runningClient()?.store.applyList(key, body, seq),
      readSides,
    }),
  );
}

async function readSides(eventId: string): Promise<readonly string[] | null> {
  // The page names one of the site's languages; a list of them all would be code for all visitors.
  const lang = document.documentElement.lang.split("-")[0] as Language;
  const sides = await import("../web-push/sides-of-games.ts")
    .then(({ loadSidesHere }) => loadSidesHere([eventId], lang))
    .catch(() => ({}) as Record<string, never>);
  return sides[eventId] ?? null;
}

async function readShown({ feedName, nowSeconds, seq: known }: ListFeed) {
  const path = shownPath(feedNameAt(feedName, nowSeconds, trueNowSeconds()));
  const answer = await fetch(path)
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  const { body, seq } = fieldsOf(answer);
  return typeof body === "string" ? { body, seq: typeof seq === "number" ? seq : known } : null;
}

function readTruth(list: ListFeed, mustFollow: boolean): void {
  const client = runningClient();
  if (client === null) return void browserTimers.after(againMs, () => readTruth(list, mustFollow));
  client.loadFeeds(`truth ${list.key}`, [list.feedName], (feeds) => {
    const [feed] = feeds ?? [];
    if (feed === undefined) return;
    if (mustFollow) client.open({ ...list });
    client.store.applyList(list.key, feed.body, feed.seq ?? list.seq);
  });
}
