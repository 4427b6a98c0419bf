import { createLiveClient } from "../../app/live/client.ts";
import type { ListFeed } from "../../app/live/list-feed.ts";
import type { EventChange } from "../../shared/wire/changes.ts";
import { createFakePushWorld } from "./fake-push-world.ts";

/** An event of the fake world, live and without a goal. */
export const toEvent = (id: string, fields: Partial<EventChange> = {}): EventChange => ({
  id,
  startSeconds: 1_000_000,
  statusType: 2,
  status: 12,
  homeName: `Home ${id}`,
  awayName: `Away ${id}`,
  homeScore: 0,
  awayScore: 0,
  ...fields,
});

const initial = [toEvent("A"), toEvent("B"), toEvent("C")];

export type LivePageOptions = Partial<ListFeed> & { readonly windowRows?: number; readonly pushOrigin?: string };

/** A list page in a fake world, started. */
export function openLivePage({ windowRows = 8, pushOrigin = "", ...over }: LivePageOptions = {}) {
  const server = createFakePushWorld(initial, windowRows);
  const nowSeconds = over.nowSeconds ?? server.nowSeconds();
  const client = createLiveClient({ pushOrigin, feedBase: "/16/x/feed/", feedSign: "sign", nowSeconds }, server.world);
  const toList = (fields: Partial<ListFeed> = {}): ListFeed => ({
    key: "day",
    sportId: 1,
    feedName: "f_1_0_2_fr_1",
    feed: server.dayFeed(),
    seq: server.seq(),
    odds: null,
    oddsSeq: null,
    oddsFeedName: null,
    market: null,
    nowSeconds,
    isFollowed: true,
    ...fields,
  });
  /** A page shows a list; the returned function takes it off the screen. */
  const show = (fields: Partial<ListFeed> = {}) => {
    const list = toList(fields);
    client.open(list);
    return client.show(list.key);
  };
  /** A page begins to draw a list that is not on the screen yet. */
  const draw = (fields: Partial<ListFeed>) => client.open(toList(fields));
  const leave = show(over);
  const stop = client.start();
  const store = { ...client.store, getLeagues: () => client.store.getLeagues(over.key ?? "day") };
  return { server, client, store, draw, show, leave, stop, state: () => client.getStatus().state };
}
