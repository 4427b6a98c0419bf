import { trueNowSeconds } from "../../time/true-time.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { runningClient } from "../../live/running-client.ts";
import { load } from "#texts/pages/veil.js";
import type { ListFeed } from "../../live/list-feed.ts";
import { browserTimers } from "../../live/timers.ts";
import { setVeil } from "../../live/veil.ts";
import { feedNameAt } from "../../live/feed-name-at.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { createVeil } from "./create-veil.ts";
import { shownPath } from "./shown-path.ts";
import { delayOfMatch, longestDelayOf, storeVeilChoice, toVeilText, veilChoice } from "./veil-choice.ts";

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
  const hiddenName = isHidden || things.length > 0 ? await loadHiddenName() : "";
  setVeil(
    createVeil({
      timers: browserTimers,
      nowSeconds: trueNowSeconds,
      delaySeconds: (eventId) =>
        eventId === undefined ? longestDelayOf(veilChoice.get()) : delayOfMatch(veilChoice.get(), eventId),
      isHidden,
      things,
      readTruth,
      readShown,
      readShownFeed,
      putShown: ({ key }, { body, seq }) => void runningClient()?.store.applyList(key, body, seq),
      readSides,
      hiddenName,
    }),
  );
}

// The page names one of the site's languages; a list of them all would be code for all visitors.
const langOfPage = (): Language => document.documentElement.lang.split("-")[0] as Language;

/** The page is drawn without it if it cannot be loaded: a side is nameless then, and not told. */
const loadHiddenName = (): Promise<string> =>
  load[langOfPage()]().then(
    ({ maskedName }) => maskedName,
    () => "?",
  );

async function readSides(eventId: string): Promise<readonly string[] | null> {
  const lang = langOfPage();
  const sides = await import("../web-push/sides-of-games.ts")
    .then(({ loadSidesHere }) => loadSidesHere([eventId], lang))
    .catch(() => ({}) as Record<string, never>);
  return sides[eventId] ?? null;
}

async function readShown({ feedName, nowSeconds, seq: known }: ListFeed, delaySeconds: number) {
  const feed = await readShownFeed(feedNameAt(feedName, nowSeconds, trueNowSeconds()), delaySeconds);
  return feed === null ? null : { body: feed.body, seq: feed.seq ?? known };
}

async function readShownFeed(feedName: string, delaySeconds: number) {
  const answer = await fetch(shownPath(feedName, delaySeconds))
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  const { body, seq } = fieldsOf(answer);
  return typeof body === "string" ? { body, seq: typeof seq === "number" ? seq : null } : null;
}

function readTruth(list: ListFeed, mustFollow: boolean): void {
  const client = runningClient();
  if (client === null) return void browserTimers.after(againMs, () => readTruth(list, mustFollow));
  client.loadPresent(`truth ${list.key}`, [list.feedName], (feeds) => {
    const [feed] = feeds ?? [];
    if (feed === undefined) return;
    if (mustFollow) client.open({ ...list });
    client.store.applyList(list.key, feed.body, feed.seq ?? list.seq);
  });
}
