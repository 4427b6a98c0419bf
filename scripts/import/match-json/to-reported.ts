import { isRecord } from "../../../shared/basics/record.ts";
import { statisticTypes } from "../../../shared/sports/statistic-types.ts";
import type { Side } from "../../../shared/timeline/incident.ts";
import type { IngestEvent } from "../../../shared/ingest/event-schema.ts";
import { toPlayer } from "../../../shared/competitions/player-names.ts";
import { parseInstant } from "./instant.ts";
import { playerSchema, statusSchema } from "./schema.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * An incident of a file with ids where it has names, and without its `at`; whether it makes sense, the ledger's own schema
 * decides. What cannot be mapped stays as it is, so that the schema names it.
 */
export function toReported(written: Fields, event: IngestEvent): Fields {
  const { at, ...fields } = written;
  const side = toSide(fields["side"]);
  const isOwnGoal = fields["how"] === "own-goal";
  const playersOf = (of: unknown) => toPlayerOf(event, of === 1 || of === 2 ? of : 1);
  // The player of an own goal is of the other side.
  const toScorer = playersOf(isOwnGoal ? (side === 1 ? 2 : 1) : side);
  const toOwn = playersOf(side);
  const mapped: Record<string, unknown> = { ...fields, atSeconds: toAtSeconds(at, event.startSeconds) };
  const map = (key: string, to: (value: unknown) => unknown) => {
    if (key in mapped) mapped[key] = to(mapped[key]);
  };
  map("side", toSide);
  map("status", toStatus);
  map("player", toScorer);
  for (const key of ["assist", "off", "on"]) map(key, toOwn);
  map("lineUp", (lineUp) => toLineUp(lineUp, toOwn));
  map("figures", (figures) => each(figures, (figure) => ({ ...figure, type: toStatistic(figure["type"]) })));
  map("rows", (rows) => each(rows, (row) => ({ ...row, player: toOwn(row["player"]) })));
  map("changes", (changes) => (isRecord(changes) ? toReported(changes, event) : changes));
  if (at === undefined) delete mapped["atSeconds"];
  return mapped;
}

/** Seconds since the start, or an instant. */
function toAtSeconds(at: unknown, startSeconds: number): unknown {
  if (typeof at === "number") return Math.round(startSeconds + at);
  return typeof at === "string" ? (parseInstant(at) ?? at) : at;
}

const toSide = (value: unknown): unknown => (value === "home" ? 1 : value === "away" ? 2 : value);

function toStatus(value: unknown): unknown {
  const parsed = statusSchema.safeParse(value);
  return parsed.success ? parsed.data : value;
}

const toStatistic = (value: unknown): unknown =>
  typeof value === "string" && Object.hasOwn(statisticTypes, value)
    ? new Map(Object.entries(statisticTypes)).get(value)
    : value;

const toPlayerOf =
  (event: IngestEvent, side: Side) =>
  (value: unknown): unknown => {
    const parsed = playerSchema.safeParse(value);
    if (!parsed.success) return value;
    const { name, country, ...own } = parsed.data;
    const participant = side === 1 || event.away === null ? event.home : event.away;
    return {
      ...toPlayer(event.sportId, participant.id, name),
      ...own,
      ...(country === undefined ? {} : { countryKey: country }),
    };
  };

/** Lists of players may be names; what a line-up does not have is empty. */
function toLineUp(value: unknown, toOwn: (value: unknown) => unknown): unknown {
  if (!isRecord(value)) return value;
  const { formation = "", starters = [], bench = [], coach, absences, ...rest } = value;
  return {
    ...rest,
    formation,
    starters: Array.isArray(starters) ? starters.map(toOwn) : starters,
    bench: Array.isArray(bench) ? bench.map(toOwn) : bench,
    ...(coach === undefined ? {} : { coach: toOwn(coach) }),
    ...(absences === undefined
      ? {}
      : { absences: each(absences, (absence) => ({ ...absence, player: toOwn(absence["player"]) })) }),
  };
}

const each = (value: unknown, to: (entry: Fields) => unknown): unknown =>
  Array.isArray(value) ? value.map((entry: unknown) => (isRecord(entry) ? to(entry) : entry)) : value;
