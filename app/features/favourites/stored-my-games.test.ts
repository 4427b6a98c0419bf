import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GameFavourite, type MyGames, type TournamentFavourite } from "./my-games.ts";
import { parseStoredMyGames, toStoredMyGames } from "./stored-my-games.ts";

const game: GameFavourite = {
  sportId: 1,
  leagueId: "1_LEAGUE01",
  day: 2,
  isComplete: true,
  expiresAtSeconds: 1_795_302_000,
  startSeconds: 1_795_400_000,
  endSeconds: 1_795_407_200,
  statusType: 1,
  noDuel: false,
  groups: ["1", "2"],
};
const { noDuel: _noDuel, ...dated } = game;
const tournament: TournamentFavourite = { ...dated, sportId: 23, leagueId: "23_STAGE001", groups: null };
const state: MyGames = {
  games: { g_1_ABCDEFGH: game },
  tournaments: { "23_STAGE001": tournament },
  labels: { "1_LEAGUE01": { title: "FRANCE: Ligue 1", sourceType: 1, flag: null } },
};
const stored = toStoredMyGames(state);
const nothing = { games: {}, tournaments: {}, labels: {} };
const loadGame = (record: unknown) => parseStoredMyGames({ ...nothing, games: { g_1_ABCDEFGH: record } }).games;

describe("stored favourites", () => {
  it("[C3.16] hold a game by its key, under the names of the rule", () => {
    expect(stored.games).toEqual({
      g_1_ABCDEFGH: {
        sport_id: 1,
        labl_id: "1_LEAGUE01",
        m_day: 2,
        m_ok: 1,
        m_expire_date: 1_795_302_000,
        AD: 1_795_400_000,
        AP: 1_795_407_200,
        AB: 1,
        noDuel: false,
        mgGroup: "1,2",
      },
    });
  });

  it("[C3.16] hold -9999 for an unknown day, and read it as unknown", () => {
    const { games } = toStoredMyGames({ ...state, games: { g_1_ABCDEFGH: { ...game, day: null } } });
    expect(games["g_1_ABCDEFGH"]?.m_day).toBe(-9999);
    expect(parseStoredMyGames({ ...stored, games }).games["g_1_ABCDEFGH"]?.day).toBeNull();
  });

  it("[C3.16] are in group 0 when no group is stored", () => {
    expect(loadGame({})["g_1_ABCDEFGH"]?.groups).toEqual(["0"]);
  });

  it("[C3.17] hold a whole tournament by its league's id, without noDuel and with a group only when it has one", () => {
    const record = stored.tournaments["23_STAGE001"];
    expect(record).toMatchObject({ sport_id: 23, labl_id: "23_STAGE001", m_day: 2, m_ok: 1 });
    expect(record).not.toHaveProperty("noDuel");
    expect(record).not.toHaveProperty("mgGroup");
    const grouped = toStoredMyGames({ ...state, tournaments: { "23_STAGE001": { ...tournament, groups: ["4"] } } });
    expect(grouped.tournaments["23_STAGE001"]?.mgGroup).toBe("4");
  });

  it("[C3.17] hold leagues by id, and come back as they were", () => {
    expect(stored.labels).toEqual(state.labels);
    expect(parseStoredMyGames(stored)).toEqual(state);
  });

  it("[C5.03] leave out records under another key than a game's, and clean the ids of labels", () => {
    const games = { x: {}, g_1_short: {}, g_1_ABCDEFGH: { labl_id: "1_LEAGUE01-3" }, g_1_ABCDEFGX: 5 };
    const loaded = parseStoredMyGames({ ...stored, games }).games;
    expect(Object.keys(loaded)).toEqual(["g_1_ABCDEFGH"]);
    expect(loaded["g_1_ABCDEFGH"]?.leagueId).toBe("1_LEAGUE01");
  });

  it("read a record of nonsense as one that must be fetched again", () => {
    expect(loadGame({ m_day: "x", m_ok: 2, m_expire_date: null, AD: {}, AP: [], AB: "1e99" })["g_1_ABCDEFGH"]).toEqual({
      ...game,
      leagueId: "",
      day: null,
      isComplete: false,
      expiresAtSeconds: 0,
      startSeconds: 0,
      endSeconds: 0,
      statusType: 0,
      groups: ["0"],
    });
  });

  it("never throw, whatever is stored", () => {
    const record = fc.dictionary(fc.string(), fc.oneof(fc.anything(), fc.dictionary(fc.string(), fc.anything())));
    fc.assert(
      fc.property(record, record, record, (games, tournaments, labels) => {
        expect(parseStoredMyGames({ games, tournaments, labels })).toBeDefined();
      }),
    );
  });
});
