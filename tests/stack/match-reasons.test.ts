import { beforeAll, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { daySeconds } from "../../shared/basics/day.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { aLeague, anEvent, aSide, textOf } from "../support/posted-league.ts";
import { getPage, postIngest } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

const sportId = sportIds.soccer;
const startSeconds = Math.floor(Date.now() / 1000) + 2 * daySeconds;
const league = aLeague(sportId, "Reasons");
const [strong, weak] = [aSide(sportId, "Fortes"), aSide(sportId, "Faibles")];
const result = { status: eventStatus.finished, halfTime: [1, 0], extraTime: null, shootOut: null };
/** Six games of the two, each three or none to the strong side, home and away in turns; the last ten days before the game to come. */
const past = Array.from({ length: 6 }, (_, index) => {
  const [home, away, fullTime] = index % 2 === 0 ? [strong, weak, [3, 0]] : [weak, strong, [0, 3]];
  const halfTime = index % 2 === 0 ? [1, 0] : [0, 1];
  return anEvent(league, `Past ${index}`, {
    home,
    away,
    startSeconds: startSeconds - (index + 1) * 10 * daySeconds,
    result: { ...result, halfTime, fullTime },
  });
});
const postponed = anEvent(league, "Postponed", { home: strong, startSeconds: startSeconds - daySeconds });
const coming = anEvent(league, "Coming", { home: strong, away: weak, startSeconds });
const unknown = anEvent(league, "Unknown", { startSeconds });

let stack: Stack;
beforeAll(async () => {
  stack = await sharedTestStack();
  await post("events", { sportId, leagues: [league], events: [...past, postponed, coming, unknown] });
  await enter(postponed.eventId, eventStatus.postponed);
});

async function post(path: string, body: unknown): Promise<void> {
  const response = await postIngest(stack, path, body);
  if (!response.ok) throw new Error(await response.text());
}
const enter = (eventId: string, status: number) =>
  post("incidents", { sportId, incidents: [{ eventId, kind: "status", status, id: `enter-${status}` }] });
/** The words of the card of reasons; empty where a match has none. */
async function reasonsOf(eventId: string): Promise<string> {
  const response = await getPage(stack, `/match/${eventId}`, { place: "BE" });
  const [card = ""] = /<section class="card analysis reasons".*?<\/section>/s.exec(await response.text()) ?? [];
  return textOf(card).trim();
}

it("a match says before its kick-off why the favourite has its chance, and no more once it has begun", async () => {
  await expect.poll(() => reasonsOf(coming.eventId), { timeout: 20_000 }).toContain("Pourquoi");
  const text = await reasonsOf(coming.eventId);
  const [, total, usual, terms = ""] =
    /Pourquoi (\d+)\s% · Fortes (\d+) Une équipe moyenne qui reçoit (.*?) \d+\s% Victoire Fortes/.exec(text) ?? [];
  const added = [...terms.matchAll(/([+−]?\d+) (?:Fortes|Faibles) Buts/g)].map(([, sum = ""]) =>
    Number(sum.replace("−", "-")),
  );
  expect(added).toHaveLength(4);
  expect(Number(total)).toBe(Number(usual) + added.reduce((sum, each) => sum + each, 0));
  expect(Number(total)).toBeGreaterThan(Number(usual));
  expect(terms).toContain("Fortes Buts marqués par match : 3,00 (6 derniers matchs)");
  expect(terms).toContain("Fortes Buts encaissés par match : 0,00 (6 derniers matchs)");
  expect(text).toContain("Repos depuis le match précédent Fortes 10 jours Faibles 10 jours");

  await enter(coming.eventId, eventStatus.firstHalf);
  await expect.poll(() => reasonsOf(coming.eventId), { timeout: 20_000 }).toBe("");
});

it("a match of sides whose past nobody knows has no reasons", async () => {
  expect(await reasonsOf(unknown.eventId)).toBe("");
});
