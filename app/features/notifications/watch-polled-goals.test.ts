import { expect, it } from "vitest";
import { openLivePage, toEvent } from "../../../tests/fakes/live-page.ts";
import type { AnnouncedChange } from "../match-row/announce-highlight.ts";
import { watchPolledGoals } from "./watch-polled-goals.ts";

const ids = ["1Game00A", "1Game00B"] as const;

async function openWatching(subjects: readonly string[]) {
  const page = openLivePage();
  for (const id of ids) page.server.change(toEvent(id));
  page.show({ key: "games", feed: page.server.dayFeed(), seq: page.server.seq() });
  const heard: string[] = [];
  const hear = ({ sportId, event, highlight }: AnnouncedChange) =>
    heard.push(`${sportId} ${event.id ?? ""} ${highlight.kind} ${event.homeScore ?? ""}-${event.awayScore ?? ""}`);
  const end = watchPolledGoals(page.client, subjects, hear);
  await page.server.timers.pass(100);
  return { ...page, heard, end };
}

it("[C4.18] says the changes of followed games that polling brings, once, and of no other game", async () => {
  const { server, heard, end, state } = await openWatching([`games_fr_g_1_${ids[0]}`]);
  server.setUp(false);
  server.change({ id: ids[0], homeScore: 1 });
  server.change({ id: ids[1], homeScore: 1 });
  await server.timers.pass(5_100);
  expect(state()).toBe("polling");
  expect(heard).toEqual([`1 ${ids[0]} goal 1-0`]);
  server.change({ id: ids[0], awayRedCards: 1, awayScore: 0 });
  await server.timers.pass(5_100);
  expect(heard).toEqual([`1 ${ids[0]} goal 1-0`, `1 ${ids[0]} red-card 1-0`]);
  end();
  server.change({ id: ids[0], homeScore: 2 });
  await server.timers.pass(10_000);
  expect(heard).toHaveLength(2);
});

it("leaves what comes on the socket to the news, also when the socket is lost right after it", async () => {
  const { server, heard } = await openWatching([`games_fr_g_1_${ids[0]}`]);
  server.change({ id: ids[0], homeScore: 1 });
  await server.timers.pass(100);
  server.setUp(false);
  server.change({ id: ids[0], awayRedCards: 1 });
  await server.timers.pass(5_100);
  expect(heard).toEqual([`1 ${ids[0]} red-card 1-0`]);
});
