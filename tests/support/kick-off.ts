import type { Stack } from "../../scripts/stack.ts";
import { toMatchday, type Matchday } from "./matchday.ts";
import { postIngest } from "./requests.ts";

/** A matchday of so many games that all kick off now; the stack has taken it when this resolves. */
export async function kickOff(stack: Stack, games: number, name: string): Promise<Matchday["games"]> {
  const matchday = toMatchday({ games, startSeconds: Math.floor(Date.now() / 1000), name });
  for (const [path, body] of [
    ["events", matchday.batch],
    ["incidents", matchday.kickOffs],
  ] as const) {
    const response = await postIngest(stack, path, body);
    if (!response.ok) throw new Error(await response.text());
  }
  return matchday.games;
}
