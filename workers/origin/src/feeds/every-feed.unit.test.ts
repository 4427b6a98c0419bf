import { expect, it } from "vitest";
import { parseFeedName } from "../../../../shared/wire/feed-names.ts";
import { toCountryId } from "../../../../shared/places/countries.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import type { Provider } from "../../../../shared/timeline/provider.ts";
import { createWorld } from "../../../../world/world.ts";
import { createSeeded } from "../../../../tests/storm/seeded.ts";
import {
  aGame,
  aProvider,
  aTeam,
  createStorage,
  days,
  goal,
  saturday,
  status,
  wire,
} from "../../test/ledger-in-node.ts";
import type { Fetched } from "../archive/archive-store.ts";
import { advance } from "../ledger/advance.ts";
import { createLedgerContext } from "../ledger/ledger-context.ts";
import { withMergedClubs } from "../ledger/merged-clubs.ts";
import { migrate } from "../ledger/migrations.ts";
import { toProviders } from "../ledger/providers.ts";
import { withSeasons } from "../ledger/whole-seasons.ts";
import { answerFeed } from "./answer-feed.ts";
import { eventIds, happenings, teams, withArchived } from "./happenings.fixture.ts";
import { createBodyCache } from "./body-cache.ts";

const steps = 20;
const country = toCountryId("FR");
const sections = "hh li psn psp nf mh od dos st scr mhsn mhn stn stp mhs sur sui su mc lc lcpo pi mr ma hl se".split(
  " ",
);

/** Names of feeds about the games, leagues and teams of the test, and about an event of the provider's own. */
const namesOf = (sportId: number, events: readonly string[], participantIds: readonly string[]) => [
  ...[0, -1].map((day) => `f_${sportId}_${day}_5.75_fr_1`),
  ...["r", "fr", "u", "ul"].map((kind) => `${kind}_${sportId}_1`),
  ...[1, 11].map((tab) => `to_1Tourn00_1Stage00_${tab}`),
  ...["tr", "tf"].map((kind) => `${kind}_1_${country}_1Tourn00_1Stage00_0_1_fr_1`),
  "fm_0_1_fr_1",
  "na_1article",
  "na_1aaaaaaar",
  "tt_1Tourn00_1Stage00",
  "mynf_1Tourn00_10",
  "s_1_series00_1_fr_1",
  `fo_${sportId}_0_1_fr_1_0`,
  `uo_${sportId}_0`,
  `nl_${sportId}_all`,
  `mop_1_${sportId}`,
  `t_1_${country}_1Tourn00_1_fr_1`,
  `c_1_${country}_1_fr_n_1`,
  `to_1_${country}_1Tourn00_0`,
  ...participantIds.flatMap((id) => [
    `p_${sportId}_${country}_${id}_1_fr_1`,
    `pl_1_${id}_0`,
    `pe_1_1_${id}_x`,
    `pel_1_${id}`,
    `pm_1_${id}`,
    `pm_2_${id}`,
    `tetr_${id}_0_1`,
    `pnf_${id}`,
    `po_${sportId}_${country}_${id}_0`,
  ]),
  ...events.flatMap((id) => [
    `d_su_${id}_fr_1`,
    `dc_1_${id}`,
    `g_1_${id}`,
    `df_to_1_${id}_1`,
    `df_lod2_16_${id}`,
    `d_od_${id}_fr_1_eu`,
    ...sections.map((section) => `df_${section}_1_${id}`),
  ]),
];

function start(provider: Provider, sportId: number) {
  const storage = createStorage();
  migrate(storage);
  const providers = toProviders([wire, provider]);
  let nowSeconds = saturday;
  const open = () => createLedgerContext(storage.sql, sportId, providers);
  const toAnswers = (ledger: ReturnType<typeof open>) => withMergedClubs(withSeasons(ledger, () => nowSeconds));
  const ledger = open();
  const whole = toAnswers(ledger);
  const keptBody = createBodyCache(ledger.sources);
  const objects = new Map<string, Fetched>();
  let built = 0;
  /** Compares this ledger's answers with those of a second ledger on the same storage with empty caches. */
  function compare(names: readonly string[]) {
    const anew = open();
    for (const [object, rows] of objects) anew.archive.keepFetched(object, rows);
    const fresh = toAnswers(anew);
    const different: string[] = [];
    for (const text of names) {
      const name = parseFeedName(text);
      if (name === null) throw new Error(`no feed ${text}`);
      const asked = { projectLanguage: "fr", market: "fr" } as const;
      const clock = ledger.sources.clockAt(nowSeconds);
      const kept = keptBody({ name, ...asked, asOfSeq: null }, clock, () => {
        built += 1;
        return answerFeed(whole, name, { ...asked, clock });
      });
      const body = answerFeed(fresh, name, { ...asked, clock: fresh.sources.clockAt(nowSeconds) });
      if (kept.body !== body) different.push(text);
    }
    return different;
  }
  return {
    ledger,
    storage,
    objects,
    compare,
    built: () => built,
    now: () => nowSeconds,
    setClock(seconds: number) {
      nowSeconds = seconds;
    },
  };
}

const scripted = () =>
  aProvider([
    {
      schedule: aGame("1dddddd1", { home: aTeam("1home001"), away: aTeam("1other01"), startSeconds: saturday - 600 }),
      script: [status(-10, eventStatus.firstHalf), goal("s1", 3), goal("s2", 4, 2), status(40, eventStatus.finished)],
    },
  ]);

it.each([2, 4])("are what a ledger that kept nothing would say, whatever happens (seed %i)", (seed) => {
  const random = createSeeded(seed);
  const started = start(scripted(), 1);
  advance(started.ledger, saturday);
  const names = namesOf(1, eventIds, teams);
  for (let step = 0; step < steps; step += 1) {
    const [name, happen] = random.pick(happenings) ?? [];
    withArchived(started, () => happen?.(started, random, step));
    expect([step, name, started.compare(names)]).toEqual([step, name, []]);
  }
  // Most of them said the same as before, and were not even built.
  expect(started.built() / (names.length * steps)).toBeLessThan(0.7);
});

it("are so in the built-in world, by the second, the hour and the day", () => {
  const random = createSeeded(5);
  const handball = 7;
  const started = start(createWorld("seed"), handball);
  const { ledger, now, setClock, compare } = started;
  advance(ledger, now());
  const [first, second] = ledger.events.eventsBetween(saturday - 7_200, saturday + 7_200).map(({ state }) => state);
  const { home, away, leagueStageId } = first?.schedule ?? aGame("none");
  const league = ledger.events.league(leagueStageId);
  const names = [
    ...namesOf(
      handball,
      [first, second].flatMap((state) => state?.schedule.eventId ?? []),
      [home.id, away?.id ?? ""],
    ),
    ...[1, 2, 5].map((tab) => `to_${league?.tournamentId}_${leagueStageId}_${tab}`),
    `tt_${league?.tournamentId}_${leagueStageId}`,
  ];
  for (let step = 0; step < 2; step += 1) {
    setClock(now() + (random.pick([1, 7, 60, 900, 3_600]) ?? 0));
    advance(ledger, now());
    expect([step, compare(names)]).toEqual([step, []]);
  }
});

it("have an event of the past and of the future as the clock shows them", () => {
  const started = start(scripted(), 1);
  const names = namesOf(1, ["1dddddd1"], ["1home001"]);
  for (const day of [-30, -3, -1, 0, 5, 7, 30]) {
    started.setClock(saturday + day * days);
    expect([day, started.compare(names)]).toEqual([day, []]);
  }
});
