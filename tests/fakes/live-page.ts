import { createLiveClient } from "../../app/live/client.ts";
import type { LiveData } from "../../app/live/live-data.ts";
import type { EventChange } from "../../shared/feed/changes.ts";
import { createFakePushWorld } from "./fake-push-world.ts";

/** An event of the fake world, live and without a goal. */
export const toEvent = (id: string, fields: Partial<EventChange> = {}): EventChange => ({
  id,
  startSeconds: 1_000_000,
  stageType: 2,
  stage: 12,
  homeName: `Home ${id}`,
  awayName: `Away ${id}`,
  homeScore: 0,
  awayScore: 0,
  ...fields,
});

const initial = [toEvent("A"), toEvent("B"), toEvent("C")];

/** A list page in a fake world, started. */
export function openLivePage(over: Partial<LiveData> = {}) {
  const server = createFakePushWorld(initial);
  const client = createLiveClient(
    {
      sportId: 1,
      feed: server.dayFeed(),
      seq: server.seq(),
      feedName: "f_1_0_2_fr_1",
      odds: null,
      oddsSeq: null,
      oddsFeedName: null,
      market: null,
      nowSeconds: server.nowSeconds(),
      dayOffset: 0,
      feedBase: "/16/x/feed/",
      feedSign: "sign",
      ...over,
    },
    server.world,
  );
  const stop = client.start();
  return { server, client, store: client.store, stop, state: () => client.getStatus().state };
}
