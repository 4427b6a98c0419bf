import { expect } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { readEvent, valueOf } from "./feed-reader.ts";
import { anEvent, textOf, type League } from "./posted-league.ts";
import { getPage, postIngest } from "./requests.ts";

export type PostedEvent = ReturnType<typeof anEvent>;

const nowSeconds = () => Math.floor(Date.now() / 1000);
/** In unix seconds. */
export const minutesAgo = (minutes: number): number => nowSeconds() - minutes * 60;
export const status = (id: number, atSeconds = nowSeconds() - 30) => ({ kind: "status", status: id, atSeconds });
export const scored = (score: readonly number[], periods: readonly (readonly number[])[]) => ({
  kind: "correction",
  score,
  periods,
});

/** Posts games to a stack, and reads them in its pages and feeds. */
export function postedGames(stack: Stack) {
  async function add(league: League, events: readonly object[]): Promise<void> {
    const response = await postIngest(stack, "events", { sportId: league.sportId, leagues: [league], events });
    expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
  }
  async function post({ sportId, eventId }: PostedEvent, ...incidents: readonly object[]): Promise<void> {
    const batch = { sportId, incidents: incidents.map((incident) => ({ eventId, ...incident })) };
    const response = await postIngest(stack, "incidents", batch);
    expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
  }
  /** Adds a game of its own, with its incidents. */
  async function play(league: League, name: string, ...incidents: readonly object[]): Promise<PostedEvent> {
    const event = anEvent(league, name);
    await add(league, [event]);
    if (incidents.length > 0) await post(event, ...incidents);
    return event;
  }
  const pageOf = async ({ eventId }: PostedEvent) => (await getPage(stack, `/match/${eventId}`)).text();
  /** Returns the board's text between the names and the tabs. */
  const boardOf = async (event: PostedEvent) =>
    textOf((await pageOf(event)).split('class="board')[1]?.split("<nav")[0] ?? "");
  const listOf = async (path: string) => (await getPage(stack, path)).text();
  const cellsOf = async ({ eventId }: PostedEvent, ...keys: readonly string[]) => {
    const row = await readEvent(stack, eventId);
    return keys.map((key) => valueOf(row, key));
  };
  return { add, post, play, pageOf, boardOf, listOf, cellsOf };
}
