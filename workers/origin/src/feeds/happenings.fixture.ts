import { expect } from "vitest";
import type { createSeeded } from "../../../../tests/storm/seeded.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import type { Incident } from "../../../../shared/timeline/incident.ts";
import { aLeague, aTeam, days, goal, posted, saturday, status } from "../../test/ledger-in-node.ts";
import { type Fetched, ArchivedEvent } from "../archive/archive-store.ts";
import { advance } from "../ledger/advance.ts";
import { openAppend } from "../ledger/append.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";

export const eventIds = ["1aaaaaaa", "1bbbbbbb", "1ccccccc", "1dddddd1"];
export const teams = ["1home001", "1away001", "1other01"];

/** A ledger that things happen to. */
type Started = {
  readonly ledger: LedgerContext;
  readonly storage: DurableObjectStorage;
  /** The archived rows, by object. */
  readonly objects: Map<string, Fetched>;
  readonly now: () => number;
  readonly setClock: (seconds: number) => void;
};
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

/** All writes that can happen to a ledger. */
export const happenings = Object.entries({
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
export function withArchived({ ledger, objects }: Started, work: () => void): void {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof ArchivedEvent)) throw error;
      ledger.archive.takeBack(error.eventId, objects.get(error.object)?.get(error.eventId) ?? []);
    }
  }
}
