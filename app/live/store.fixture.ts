import { encodeChange, type EventChange } from "../../shared/wire/changes.ts";
import { encodeDayFeed } from "../../shared/wire/day-feed.ts";
import type { EventFields } from "../../shared/wire/event-fields.ts";
import { encodeOddsFeed, type OddsRow } from "../../shared/wire/odds-feed.ts";
import { oddsSubject, updateSubject } from "../../shared/push/subjects.ts";
import { toEvent } from "../../tests/fakes/live-page.ts";
import type { ListFeed } from "./list-feed.ts";
import { createLiveStore } from "./store.ts";

export const subject = updateSubject(1);
export const odds = oddsSubject(1, "fr");

export const toFeed = (...leagues: readonly (readonly EventFields[])[]) =>
  encodeDayFeed({
    sportId: 1,
    leagues: leagues.map((events, index) => ({ league: { title: `League ${index}`, stageId: `L${index}` }, events })),
    signature: "",
  });

export const toPrices = (eventId: string, bookmakerId: number, price: number): OddsRow => ({
  eventId,
  bookmakerId,
  outcomes: [{ price, previous: null }],
});

export function toList(fields: Partial<ListFeed> = {}): ListFeed {
  return {
    key: "day",
    sportId: 1,
    feedName: "f_1_0_2_fr_1",
    feed: toFeed([toEvent("A"), toEvent("B")]),
    seq: 10,
    oddsFeedName: "fo_1_0_2_fr_1_0",
    odds: encodeOddsFeed(1, [toPrices("A", 16, 1.5), toPrices("A", 17, 1.6)]),
    oddsSeq: 5,
    market: "fr",
    nowSeconds: 2_000,
    isFollowed: true,
    ...fields,
  };
}

export function openStore({ seq = 10, events = [toEvent("A"), toEvent("B")], isOddsAllowed = true } = {}) {
  const store = createLiveStore(2_000);
  const none = { oddsFeedName: null, odds: null, oddsSeq: null, market: null };
  store.open(toList({ feed: toFeed(events), seq, ...(isOddsAllowed ? {} : none) }));
  return store;
}

export const rows = (...changes: readonly EventChange[]) => changes.map(encodeChange).join("");
