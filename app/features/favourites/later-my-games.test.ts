import { expect, it } from "vitest";
import { createTexts } from "../../storage/text-choice.fixture.ts";
import type { Followable } from "./change-games.ts";
import { createLaterMyGames } from "./later-my-games.ts";
import type { LoadBodies } from "./refetch-expired.ts";
import { createMyGamesStore } from "./my-games-store.ts";

const timeZone = "Europe/Paris";
/** No feed can be loaded. */
const nothing: LoadBodies = (_, done) => done(null);
const noonMs = Date.parse("2026-11-20T11:00:00Z");
const game: Followable = {
  key: "g_1_0000000a",
  sportId: 1,
  leagueId: "1_LEAGUE01",
  league: {},
  startSeconds: noonMs / 1000,
  endSeconds: noonMs / 1000,
  statusType: 1,
  noDuel: false,
};

const aStar = () => ({ ariaPressed: "false" as string | null });

/** A browser in which nothing, or one game, has been chosen on an earlier visit; `failures` loads fail first. */
function openPage({ hasChosen = false, failures = 0 }) {
  const { open } = createTexts();
  const createStore = () => createMyGamesStore(open, () => noonMs);
  if (hasChosen) createStore().toggle(game, timeZone);
  let loads = 0;
  const games = createLaterMyGames({
    hasChoices: () => hasChosen,
    load: async () => {
      loads += 1;
      if (loads <= failures) throw new Error("no network");
      return createStore();
    },
  });
  return { games, loads: () => loads };
}

it("loads nothing for a visitor who follows nothing", async () => {
  const { games, loads } = openPage({});
  await games.refresh({ timeZone, lang: "fr" }, nothing);
  await games.check();
  expect([games.get().games, loads()]).toEqual([{}, 0]);
});

it("loads what was chosen on an earlier visit, and tells its listeners", async () => {
  const { games } = openPage({ hasChosen: true });
  let reported = 0;
  games.subscribe(() => (reported += 1));
  expect(games.get().games).toEqual({});
  await games.check();
  expect([Object.keys(games.get().games), reported]).toEqual([[game.key], 1]);
});

it("follows a game once it is asked to, and reports each change", async () => {
  const { games, loads } = openPage({});
  games.prepare();
  expect(await games.choose(aStar(), game, timeZone)).toBe("added");
  let reported = 0;
  const stop = games.subscribe(() => (reported += 1));
  expect(await games.choose(aStar(), game, timeZone)).toBe("removed");
  stop();
  await games.choose(aStar(), game, timeZone);
  expect([reported, loads()]).toEqual([1, 1]);
});

it("draws no star before the code of followed games is there, which a page that is left at once would not keep", async () => {
  let arrive: (store: ReturnType<typeof createMyGamesStore>) => void = () => {};
  const games = createLaterMyGames<LoadBodies>({
    hasChoices: () => false,
    load: () => new Promise((resolve) => (arrive = resolve)),
  });
  const star = aStar();
  const outcome = games.choose(star, game, timeZone);
  await Promise.resolve();
  expect(star.ariaPressed).toBe("false");
  arrive(createMyGamesStore(createTexts().open, () => noonMs));
  expect([await outcome, star.ariaPressed]).toEqual(["added", "true"]);
});

it("tries again what could not be loaded", async () => {
  const { games } = openPage({ hasChosen: true, failures: 2 });
  await games.check();
  await expect(games.choose(aStar(), game, timeZone)).rejects.toThrow("no network");
  await games.refresh({ timeZone, lang: "fr" }, nothing);
  expect(Object.keys(games.get().games)).toEqual([game.key]);
});
