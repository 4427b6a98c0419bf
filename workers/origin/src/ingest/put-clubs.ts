import type { BatchOutcome, RecordReport } from "../../../../shared/ingest/answers.ts";
import type { Refusal } from "../../../../shared/ingest/refusal.ts";
import type { Mode } from "../../../../shared/ingest/batch-schema.ts";
import type { ClubStatement } from "../../../../shared/ingest/club-schema.ts";
import { encodeChange } from "../../../../shared/wire/changes.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import type { ClubMerge } from "../ledger/merge-store.ts";
import { toShownClubs } from "../ledger/merged-clubs.ts";
import { toPublished } from "../ledger/record.ts";
import { createCompetitions } from "./competitions.ts";
import type { Claim } from "./intake.ts";
import { refuse, toNamed } from "./refuse.ts";
import type { Valid, Validated } from "./validate.ts";

type Fault = { readonly part: "id" | "into"; readonly reason: string; readonly isOutside?: true };

/**
 * Merges clubs into others and splits them again: all valid statements, or none where one is invalid and the batch is
 * atomic. Each is checked against those before it in the batch.
 */
export function putClubs(
  context: LedgerContext,
  sender: Pick<Claim, "provider" | "scope">,
  mode: Mode,
  validated: Validated<ClubStatement>,
  nowSeconds: number,
): BatchOutcome<RecordReport> {
  const refused: Refusal[] = [...validated.refused];
  const outside: Refusal[] = [];
  const before = context.merges.at();
  const after = new Map(before);
  let unchanged = 0;
  for (const statement of validated.valid) {
    const taken = take(context, sender, statement, after);
    if (taken === "unchanged") unchanged += 1;
    else if (taken !== null) {
      const { part, reason, isOutside } = taken;
      (isOutside ? outside : refused).push({ pointer: `${statement.pointer}/${part}`, reason });
    }
  }
  const faults = { refused, outside };
  const whole = refuse(mode, faults);
  if (whole !== null) return whole;
  const changed = write(context, sender.provider, before, after, nowSeconds);
  return { kind: "applied", report: { changed, unchanged, refused: toNamed(faults) }, isReplayed: false };
}

/** Puts a statement among the merges, or says why not; null where it is there now. */
function take(
  context: LedgerContext,
  sender: Pick<Claim, "provider" | "scope">,
  { value: { id, into } }: Valid<ClubStatement>,
  merges: Map<string, ClubMerge>,
): "unchanged" | Fault | null {
  const known = merges.get(id);
  if ((known?.intoId ?? null) === into) return "unchanged";
  const fault = scopeFault(context, sender, [id, ...(into === null ? [] : [into])], known);
  if (fault !== null) return fault;
  if (into === null) {
    merges.delete(id);
    return null;
  }
  const club = context.listed.participant(id);
  const target = context.listed.participant(into);
  if (club === null) return { part: "id", reason: "names no known club" };
  if (target === null || id === into) return { part: "into", reason: "names no known other club" };
  if (merges.has(into)) return { part: "into", reason: "is merged into another club itself" };
  if ([...merges.values()].some(({ intoId }) => intoId === id)) {
    return { part: "id", reason: "is what other clubs are merged into: split those first" };
  }
  if (eventsOf(context, id).some(({ schedule: { home, away } }) => home.id === into || away?.id === into)) {
    return { part: "into", reason: "has played against it: they are two clubs" };
  }
  merges.set(id, { fromId: id, intoId: into, into: target, name: club.name, sender: sender.provider });
  return null;
}

/** A provider merges clubs of its competitions; without `others`, clubs that it alone has sent, and its own merges. */
function scopeFault(
  context: LedgerContext,
  { provider, scope }: Pick<Claim, "provider" | "scope">,
  ids: readonly string[],
  known: ClubMerge | undefined,
): Fault | null {
  const competitions = createCompetitions(context.events, scope);
  for (const [index, id] of ids.entries()) {
    const part = index === 0 ? "id" : "into";
    const events = eventsOf(context, id);
    if (!events.every(({ schedule }) => competitions.isOwnStage(schedule.leagueStageId))) {
      return { part, reason: "plays in a competition outside the scope of this provider", isOutside: true };
    }
    const isOwn = ({ schedule }: EventState) => (context.events.sender(schedule.eventId) || provider) === provider;
    if (!scope.others && !events.every(isOwn)) {
      return { part, reason: "is a club of events that another provider has sent", isOutside: true };
    }
  }
  if (!scope.others && known !== undefined && known.sender !== provider) {
    return { part: "id", reason: "was merged by another provider", isOutside: true };
  }
  return null;
}

const eventsOf = ({ events }: LedgerContext, id: string): readonly EventState[] =>
  events.eventsOfParticipant(id, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER).map(({ state }) => state);

/** Writes what differs, numbers the rows that change by it, and has the catalogue list the clubs again. @returns how many */
function write(
  context: LedgerContext,
  provider: string,
  before: ReadonlyMap<string, ClubMerge>,
  after: ReadonlyMap<string, ClubMerge>,
  nowSeconds: number,
): number {
  const { merges, changes, subjects, listed } = context;
  const [shownBefore, shownAfter] = [toShownClubs(before, context), toShownClubs(after, context)];
  const ids = [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id));
  const rows = ids
    .flatMap((id) => eventsOf(context, id))
    .flatMap((state) => {
      const change = toPublished(shownBefore(state), shownAfter(state), nowSeconds);
      return change === null ? [] : [encodeChange(change)];
    });
  // The first of the rows is the first that shows it.
  const seq = changes.lastSeq(subjects.update) + Math.min(rows.length, 1);
  changes.appendAll(subjects.update, rows, nowSeconds);
  for (const id of ids) {
    const [was, is] = [before.get(id), after.get(id)];
    if (was !== undefined) merges.split(id, provider, seq, nowSeconds);
    if (is !== undefined) merges.merge(is, seq, nowSeconds);
    for (const each of [id, was?.intoId, is?.intoId]) if (each !== undefined) listed.listAgain(each);
  }
  return ids.length;
}
