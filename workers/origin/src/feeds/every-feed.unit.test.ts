import { expect, it } from "vitest";
import { parseFeedName } from "../../../../shared/feed/names.ts";
import { toCountryId } from "../../../../shared/geo/countries.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import type { Incident } from "../../../../shared/timeline/incident.ts";
import type { Provider } from "../../../../shared/providers/provider.ts";
import { createWorld } from "../../../../world/world.ts";
import { createSeeded } from "../../../../tests/storm/seeded.ts";
import {
  aGame,
  aLeague,
  aProvider,
  aTeam,
  createStorage,
  days,
  goal,
  posted,
  saturday,
  status,
  wire,
} from "../../test/ledger-in-node.ts";
import { ArchivedEvent } from "../archive/archived-event.ts";
import type { Fetched } from "../archive/archive-store.ts";
import { advance } from "../ledger/advance.ts";
import { openAppend } from "../ledger/append.ts";
import { createLedgerContext } from "../ledger/ledger-context.ts";
import { withMergedClubs } from "../ledger/merged-clubs.ts";
import { migrate } from "../ledger/migrations.ts";
import { toProviders } from "../ledger/providers.ts";
import { withSeasons } from "../ledger/whole-seasons.ts";
import { answerFeed } from "./answer-feed.ts";
import { createKeptBodies } from "./kept-bodies.ts";

const steps = 20;
const country = toCountryId("FR");
const eventIds = ["1aaaaaaa", "1bbbbbbb", "1ccccccc", "1dddddd1"];
const teams = ["1home001", "1away001", "1other01"];
const sections = "hh li psn psp nf mh od dos st scr mhsn mhn stn stp mhs sur sui su mc lc lcpo pi mr ma hl se".split(
  " ",
);

/** Names of feeds about the games, leagues and teams of the test, and about an event of the provider's own. */
const namesOf = (sportId: number, events: readonly string[], participantIds: readonly string[]) => [
  ...[`f_${sportId}_0_2_fr_1`, `f_${sportId}_0_5.75_fr_1`, `f_${sportId}_-1_0_fr_1`, `r_${sportId}_1`],
  ...[`fr_${sportId}_1`, `u_${sportId}_1`, `ul_${sportId}_1`, `fm_0_1_fr_1`, `mop_1_${sportId}`],
  ...[`fo_${sportId}_0_1_fr_1_0`, `uo_${sportId}_0`, `nl_${sportId}_all`, "na_1article", "na_1aaaaaaar"],
  ...["to_1Tourn00_1Stage00_1", "to_1Tourn00_1Stage00_11", "tt_1Tourn00_1Stage00", "mynf_1Tourn00_10"],
  ...[
    `t_1_${country}_1Tourn00_1_fr_1`,
    `tr_1_${country}_1Tourn00_1Stage00_0_1_fr_1`,
    `tf_1_${country}_1Tourn00_1Stage00_0_1_fr_1`,
  ],
  ...[`c_1_${country}_1_fr_n_1`, `to_1_${country}_1Tourn00_0`, "s_1_series00_1_fr_1"],
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
    ...[`d_su_${id}_fr_1`, `dc_1_${id}`, `g_1_${id}`, `df_to_1_${id}_1`, `df_lod2_16_${id}`, `d_od_${id}_fr_1_eu`],
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
  const keptBody = createKeptBodies(ledger.sources);
  const objects = new Map<string, Fetched>();
  let built = 0;
  /** As the ledger answers, and as another one does that has kept nothing of the same storage. */
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

type Started = ReturnType<typeof start>;
type Random = ReturnType<typeof createSeeded>;

type Happening = (started: Started, random: Random, step: number) => void;

const post: Happening = ({ ledger, now }, random, step) => {
  const eventId = random.pick(eventIds.slice(0, 3)) ?? "";
  const [home = "", away = ""] = random.chance(0.5) ? teams : teams.toReversed();
  ledger.events.putLeague(aLeague({ name: random.pick(["Coupe", "Coupe de France"]) ?? "" }));
  const batch = openAppend(ledger, now(), "wire");
  if (batch.event(eventId) === null) {
    const changes = { home: aTeam(home), away: aTeam(away), startSeconds: saturday + random.between(-2, 2) * 3_600 };
    batch.add(posted(eventId, random.chance(0.5) ? { ...changes, seriesId: "series00" } : changes), [
      status(0, eventStatus.firstHalf),
    ]);
  } else batch.append(eventId, [goal(`g${step}`, random.between(1, 60), random.chance(0.5) ? 1 : 2)], false);
  batch.save();
};

const correct: Happening = ({ ledger, now }, random, step) => {
  const eventId = random.pick(eventIds.slice(0, 3)) ?? "";
  const batch = openAppend(ledger, now(), "wire");
  const atSeconds = now();
  const before = batch.event(eventId)?.schedule;
  if (random.chance(0.4)) {
    batch.append(eventId, [{ kind: "retracted", atSeconds, incidentId: `g${random.below(step + 1)}` }], false);
  } else if (before !== undefined && random.chance(0.5)) {
    const home = aTeam(random.pick(teams.filter((id) => id !== before.away?.id)) ?? "");
    batch.append(eventId, [{ kind: "scheduled", atSeconds, schedule: { ...before, home }, before }], false);
  } else {
    const startSeconds = saturday + random.between(-30, 30) * 3_600;
    batch.append(eventId, [{ kind: "moved", atSeconds, startSeconds, timeKnown: true }], false);
  }
  batch.save();
};

const playOn: Happening = ({ ledger, now, setClock }, random) => {
  setClock(now() + (random.pick([0, 1, 20, 300, 7_200, days]) ?? 0));
  advance(ledger, now());
};

const setBack: Happening = ({ now, setClock }, random) => {
  setClock(now() - (random.pick([1, 60, 3_600]) ?? 0));
};

const quote: Happening = ({ ledger, now }, random) => {
  const price = 1 + random.below(300) / 100;
  const outcomes = ["1", "X", "2"].map((code) => ({ code, price, opening: 2 }));
  const quote = { bookmakerId: 16, betType: "HOME_DRAW_AWAY", period: "full-time", line: "", outcomes } as const;
  ledger.postedOdds.append(random.pick(eventIds) ?? "", quote, now(), 1, "wire");
};

const write: Happening = ({ ledger, now }, random, step) => {
  const article = { id: "1article", lang: "fr", title: `Titre ${step}`, lead: "", url: "/x", source: "s" } as const;
  const publishedSeconds = now() + random.between(-90, 90);
  const eventIdsOf = random.chance(0.5) ? ["1aaaaaaa"] : [];
  ledger.articles.put({ ...article, publishedSeconds, participantIds: ["1home001"], eventIds: eventIdsOf }, "wire");
};

const transfer: Happening = ({ ledger, now }, random, step) => {
  const [fromId = "", toId = ""] = random.chance(0.5) ? teams : teams.toReversed();
  const daySeconds = now() + random.between(-90, 90);
  const moved = { playerId: "1player0", player: `P ${step}`, from: "a", to: "b", kind: "free", fee: "" } as const;
  ledger.transfers.put({ id: "1transf0", ...moved, fromId, toId, daySeconds }, "wire");
};

const merge: Happening = ({ ledger, now }, random, step) => {
  if (random.chance(0.5)) ledger.merges.split("1other01", "wire", step, now());
  else {
    const merged = { fromId: "1other01", intoId: "1home001", into: aTeam("1home001"), name: "x", sender: "wire" };
    ledger.merges.merge(merged, 0, now());
  }
};

const archive: Happening = ({ ledger, objects }, random) => {
  const eventId = random.pick(ledger.archive.archivable("1Stage00"));
  if (eventId === undefined) return;
  const rows = ledger.archive.heldRows(eventId);
  ledger.archive.release(eventId, eventId);
  objects.set(eventId, new Map([[eventId, rows]]));
  ledger.archive.keepFetched(eventId, new Map([[eventId, rows]]));
  if (random.chance(0.7)) ledger.archive.takeBack(eventId, rows);
};

const forget: Happening = ({ ledger }, random) => {
  if (random.chance(0.3)) ledger.events.deleteEvents("wire", "id = ?", random.pick(eventIds) ?? "");
};

const fail: Happening = ({ ledger, storage, now }, _, step) => {
  const failing = () =>
    storage.transactionSync(() => {
      const batch = openAppend(ledger, now(), "wire");
      batch.append("1aaaaaaa", [goal(`lost${step}`, 3)], false);
      batch.save();
      throw new RangeError("rolled back");
    });
  expect(failing).toThrow(/rolled back|in the archive/);
};

/** An event's details, which most sections are about. */
const detail: Happening = ({ ledger, now }, random, step) => {
  const atSeconds = now();
  const player = { id: `1p${step}`.padEnd(8, "0"), name: `P ${step}` };
  const of = [
    { kind: "line-up", atSeconds, side: 1, lineUp: { formation: "4-3-3", starters: [player], bench: [] } },
    { kind: "statistics", atSeconds, period: 0, figures: [{ type: 12, home: String(step), away: "2" }] },
    { kind: "comment", atSeconds, lang: "fr", minute: "3", text: `Texte ${step}` },
  ] as unknown as readonly Incident[];
  const batch = openAppend(ledger, atSeconds, "wire");
  batch.append(
    random.pick(eventIds) ?? "",
    [random.pick(of)].flatMap((incident) => incident ?? []),
    false,
  );
  batch.save();
};

/** What can happen to a ledger, in the operations that write. */
const happenings = Object.entries({
  post,
  correct,
  playOn,
  setBack,
  quote,
  write,
  transfer,
  merge,
  archive,
  forget,
  fail,
  detail,
  postAgain: post,
  postOnceMore: post,
  correctAgain: correct,
});

/** Incidents of an event that is written to come back into the ledger first. */
function withArchived({ ledger, objects }: Started, work: () => void): void {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof ArchivedEvent)) throw error;
      ledger.archive.takeBack(error.eventId, objects.get(error.object)?.get(error.eventId) ?? []);
    }
  }
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
