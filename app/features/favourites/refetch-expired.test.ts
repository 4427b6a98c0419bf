import { expect, it } from "vitest";
import { encodeDayFeed } from "../../../shared/wire/day-feed.ts";
import type { GameFavourite, MyGames } from "./my-games.ts";
import { refetchExpired, type LoadBodies } from "./refetch-expired.ts";

const at = (iso: string) => Date.parse(iso) / 1000;
const words = { nowSeconds: at("2026-11-21T08:00:00Z"), timeZone: "Europe/Paris", lang: "fr" } as const;
const game = (startSeconds: number, day: number | null): GameFavourite => ({
  sportId: 1,
  leagueId: "1_LEAGUE01",
  day,
  isComplete: false,
  expiresAtSeconds: at("2026-11-20T23:00:00Z"),
  startSeconds,
  endSeconds: startSeconds,
  statusType: 1,
  noDuel: false,
  groups: ["0"],
});
const evening = at("2026-11-20T20:00:00Z");
const kept: MyGames = {
  games: { g_1_Yesterda: game(evening, -1), g_1_Monday00: game(at("2026-11-23T20:00:00Z"), 2) },
  tournaments: {},
  labels: {},
};
const league = { title: "FRANCE: Ligue 1", stageId: "LEAGUE01" };
const listOf = (id: string, startSeconds: number, statusType: number) =>
  encodeDayFeed({
    sportId: 1,
    leagues: [{ league, events: [{ id, startSeconds, endSeconds: startSeconds, statusType, homeName: "Lens" }] }],
    signature: "",
  });

/** Feeds by name. */
function openFeeds(bodies: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const load: LoadBodies = (names, done) => {
    asked.push(...names);
    done(names.every((name) => name in bodies) ? names.map((name) => bodies[name] ?? "") : null);
  };
  return { asked, load };
}
const refetch = (load: LoadBodies, expired: readonly string[]) => {
  let state = kept;
  refetchExpired(kept, expired, words, load, (to) => (state = to(state)));
  return state;
};

it("[C4.08] fetches expired games again from the lists of their days, and leaves the others alone", () => {
  const { asked, load } = openFeeds({ f_1_0_1_fr_1: "0", "f_1_-1_1_fr_1": listOf("Yesterda", evening, 3) });
  const { games } = refetch(load, ["g_1_Yesterda"]);
  expect(asked.toSorted()).toEqual(["f_1_-1_1_fr_1", "f_1_0_1_fr_1"]);
  expect(games["g_1_Yesterda"]).toMatchObject({
    statusType: 3,
    isComplete: true,
    expiresAtSeconds: at("2026-11-21T23:00:00Z"),
  });
  expect(games["g_1_Monday00"]).toBe(kept.games["g_1_Monday00"]);
});

it("[C4.08] keeps what could not be fetched as it is, expired", () => {
  const { load } = openFeeds({});
  expect(refetch(load, ["g_1_Yesterda"])).toBe(kept);
});

it("asks for nothing while nothing has expired", () => {
  const { asked, load } = openFeeds({});
  expect([refetch(load, []), asked]).toEqual([kept, []]);
});
