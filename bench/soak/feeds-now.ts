import { feedSign } from "../../tests/support/stack.ts";
import { namesOf, place } from "./reader.ts";

type Body = { readonly body: string; readonly seq: number };
/** A sport's current feeds, each with its sequence number. */
export type FeedsNow = { readonly sportId: number; readonly day: Body; readonly odds: Body };

export async function loadFeedsNow(base: URL, sportId: number): Promise<FeedsNow> {
  const names = namesOf(sportId);
  return { sportId, day: await loadFeed(base, names.day), odds: await loadFeed(base, names.odds) };
}

async function loadFeed(base: URL, name: string): Promise<Body> {
  const headers = { "x-fsign": feedSign, "x-dev-place": place };
  const response = await fetch(new URL(`/1/x/feed/${name}`, base), { headers });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return { body: await response.text(), seq: Number(response.headers.get("x-feed-seq")) };
}
