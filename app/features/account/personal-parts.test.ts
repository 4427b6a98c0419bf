import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { Json } from "../../../shared/basics/json-value.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { noGames, type MyGames } from "../favourites/my-games.ts";
import { groupStore as groups } from "../groups/groups-store.ts";
import { myLeagues as leagues } from "../my-leagues/my-leagues-store.ts";
import { gamesPart, groupsPart, listsPart } from "./personal-parts.ts";

const nowSeconds = 1_780_000_000;
const subscribe = () => () => undefined;

const ids = fc.uniqueArray(fc.stringMatching(/^[a-zA-Z0-9]{8}$/), { maxLength: 8 });

it("[C7.13, A4.10] a list of teams comes back from the account as it was, in the visitor's order", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom("1", "2", "7"), ids, { noNullPrototype: true }), (teams) => {
      const labels = Object.fromEntries(Object.values(teams).flatMap((list) => list.map((id) => [id, { id }])));
      let stored: unknown = { teams, labels };
      const part = listsPart({ stored: () => stored, replace: (next) => (stored = next), subscribe }, "teams");
      const sent: Json = JSON.parse(JSON.stringify(part.read()));
      stored = { teams: {}, labels: {} };
      part.write(sent);
      expect(stored).toEqual({ teams, labels });
    }),
  );
});

it("[C7.13] pins are a sport's map of flags in the account, and one key less when one is removed", () => {
  const part = listsPart(leagues, "lists");
  const league = (key: string) => ({ key, type: "p", name: key, country: "France", flag: "fr", path: `/${key}` });
  leagues.toggle(league("1_AAAAAAAA"), [league("1_BBBBBBBB")]);
  expect(fieldsOf(part.read())["1"]).toEqual({ used: true, "1_AAAAAAAA": true, "1_BBBBBBBB": true });
  leagues.toggle(league("1_BBBBBBBB"), []);
  expect(fieldsOf(part.read())["1"]).toEqual({ used: true, "1_AAAAAAAA": true });
  const sent = part.read();
  leagues.replace({ lists: {}, labels: {} });
  part.write(sent);
  expect(leagues.ofSport(1)).toEqual([league("1_AAAAAAAA")]);
});

it("[C3.18] groups come back from the account in the visitor's order, and none is left without an account", () => {
  const part = groupsPart(groups);
  groups.replace([
    { key: "home", name: "Famille", colour: 3 },
    { key: "10", name: "Dix", colour: 1 },
    { key: "2", name: "Deux", colour: 0 },
  ]);
  const here = groups.get();
  const sent: Json = JSON.parse(JSON.stringify(part.read()));
  part.write(undefined);
  expect(groups.get()).toEqual([]);
  part.write(sent);
  expect(groups.get()).toEqual(here);
});

const record = {
  startSeconds: fc.constantFrom(0, nowSeconds, nowSeconds + 86_400),
  endSeconds: fc.constantFrom(0, nowSeconds + 90_000),
  groups: fc.constantFrom(["0"], ["work"], ["work", "home"]),
};
const known = {
  leagueId: "1_LEAGUE01",
  sportId: 1,
  day: 0,
  isComplete: false,
  expiresAtSeconds: nowSeconds,
  statusType: 1,
};
const games: fc.Arbitrary<MyGames> = fc
  .record({
    games: fc.dictionary(
      fc.constantFrom("g_1_AAAAAAAA", "g_1_BBBBBBBB", "g_1_CCCCCCCC"),
      fc.record({ ...record, noDuel: fc.boolean() }).map((one) => ({ ...known, ...one })),
      { noNullPrototype: true },
    ),
    tournaments: fc.dictionary(
      fc.constantFrom("5_GOLFOPEN", "5_MASTERS1"),
      fc.record(record).map((one) => ({
        ...known,
        sportId: 5,
        leagueId: "",
        ...one,
        groups: one.groups[0] === "0" ? null : one.groups,
      })),
      { noNullPrototype: true },
    ),
  })
  .map((some) => ({ ...noGames, ...some }));

it("[C3.18, C7.12] what the account has of games is what this device has afterwards, and its own records stay", () => {
  fc.assert(
    fc.property(games, games, (here, there) => {
      let local = here;
      const clock = () => ({ nowSeconds, timeZone: "Europe/Paris" });
      const kept = { get: () => local, replace: (next: MyGames) => void (local = next), subscribe };
      const part = gamesPart(kept, clock);
      const remote = gamesPart({ ...kept, get: () => there }, clock).read();
      part.write(remote);
      expect(part.read()).toEqual(remote);
      for (const [key, game] of Object.entries(local.games)) {
        expect(game.leagueId).toBe(here.games[key] === undefined ? "" : "1_LEAGUE01");
      }
    }),
  );
});
