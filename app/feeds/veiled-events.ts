import { eventFields, type EventFields } from "../../shared/wire/event-fields.ts";
import { statusType } from "../../shared/sports/statuses.ts";
import { matchKinds } from "../../shared/wire/sections/match-section.ts";
import { compareNames } from "../features/veil/compare-names.ts";

/** Fields that are known before a game begins: its sides, time and place. Any other cell may reveal how the game goes. */
const knownBefore = [
  "id",
  "startSeconds",
  "timeKnown",
  "leagueId",
  "sportId",
  "sportName",
  "countryName",
  "countryId",
  "round",
  "broadcast",
  "cricketType",
  "bestOfFrames",
  "startNumber",
  "rider",
  "trainer",
  "team",
  "lapsTotal",
  "lengthKm",
  "coursePar",
  "homeCode",
  "awayCode",
  "homeParticipantId",
  "awayParticipantId",
  "homeName",
  "awayName",
  "homeNameShown",
  "homeFullName",
  "awayFullName",
  "homeEventParticipantId",
  "awayEventParticipantId",
  "homeSlug",
  "awaySlug",
  "homeImage",
  "awayImage",
  "homeCountryName",
  "homeCountryId",
  "awayCountryName",
  "awayCountryId",
] as const satisfies readonly (keyof EventFields)[];

/** What stays of a game whose result is hidden. Its excitement says nothing of the result (docs/models.md). */
const shownCells = [...knownBefore, "excitement"] as const;
const shownKeys: ReadonlySet<string> = new Set(shownCells.map((name) => eventFields[name].key));
const rowMark = `${eventFields.id.key}÷`;

/**
 * The status type of a game whose result is hidden: the real one, so that a running game counts as live, but a game that ended before its
 * start (a walkover, a postponement) stays "scheduled" until then. Only `status`, which a hidden game lacks, would tell more.
 */
const veiledType = <T extends number | null | undefined>(type: T, startSeconds: number, nowSeconds: number) =>
  type === statusType.finished && startSeconds > nowSeconds ? statusType.scheduled : type;

/** A game without score, status and anything that reveals them; its status type stays. */
export function veilEvent(event: EventFields, nowSeconds: number): EventFields {
  const type = veiledType(event.statusType, event.startSeconds ?? 0, nowSeconds);
  return {
    ...Object.fromEntries(shownCells.flatMap((name) => (event[name] === undefined ? [] : [[name, event[name]]]))),
    ...(type == null ? {} : { statusType: type }),
  };
}

/** A game's end is news until this long after its start. */
const longestSeconds = 6 * 3600;

/** Whether a delayed TV broadcast may still be showing this game. */
export const isNews = (
  { statusType: type, startSeconds }: Pick<EventFields, "statusType" | "startSeconds">,
  nowSeconds: number,
): boolean =>
  type === statusType.live ||
  (type === statusType.finished && typeof startSeconds === "number" && nowSeconds - startSeconds < longestSeconds);

/** Removes the results from those events of an encoded body for which `isVeiled` returns true. */
export const veilRows = (body: string, isVeiled: (event: RowCells) => boolean, nowSeconds: number): string =>
  inNoOrder(
    body
      .split("~")
      .map((row) =>
        row.startsWith(rowMark) && isVeiled(cellsOf(row)) ? { row: veilRow(row, nowSeconds), isVeiled: true } : { row },
      ),
  );

const tieMark = `¬${matchKinds.match.fields.series.key}÷`;

/** The row of a match (`dc_`) without the scores of those games of its tie for which `isVeiled` returns true. */
export function veilTie(row: string, isVeiled: (leg: RowCells & { readonly id: string }) => boolean): string {
  const from = row.indexOf(tieMark) + tieMark.length;
  if (from < tieMark.length) return row;
  const end = row.indexOf("¬", from);
  const legs = row
    .slice(from, end)
    .split("|")
    .map((leg) => {
      const known = leg.split(":").slice(0, 4);
      const [id = "", start, , type] = known;
      return isVeiled({ id, startSeconds: Number(start), statusType: Number(type) }) ? known.join(":") : leg;
    });
  return row.slice(0, from) + legs.join("|") + row.slice(end);
}

type RowCells = Pick<EventFields, "statusType" | "startSeconds">;

type ShownRow = { readonly row: string; readonly isVeiled?: boolean };

/** Joins the rows to a body. A feed orders the starters of a race by rank; starters whose rank is hidden follow the others, by name. */
export function inNoOrder(rows: readonly ShownRow[]): string {
  const runs: ShownRow[][] = [];
  for (const shown of rows) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && isStarter(run[0].row) && isStarter(shown.row)) run.push(shown);
    else runs.push([shown]);
  }
  return runs
    .flatMap((run) => [
      ...run.filter(({ isVeiled }) => !isVeiled),
      ...run
        .filter(({ isVeiled }) => isVeiled)
        .toSorted((one, other) => compareNames(nameOf(one.row), nameOf(other.row))),
    ])
    .map(({ row }) => row)
    .join("~");
}

const isStarter = (row: string): boolean => row.startsWith(rowMark) && !row.includes(`¬${eventFields.awayName.key}÷`);
const nameOf = (row: string): string => new RegExp(`¬${eventFields.homeName.key}÷([^¬]*)`).exec(row)?.[1] ?? "";

export function veilRow(row: string, nowSeconds = Date.now() / 1000): string {
  const shown = row
    .split("¬")
    .filter((cell) => cell === "" || shownKeys.has(cell.slice(0, cell.indexOf("÷"))))
    .join("¬");
  const { statusType: type, startSeconds } = cellsOf(row);
  const shownType = veiledType(type, startSeconds ?? 0, nowSeconds);
  return shownType == null ? shown : `${shown}${eventFields.statusType.key}÷${shownType}¬`;
}

const cellsOf = (row: string): RowCells => ({
  statusType: numberOf(row, eventFields.statusType.key),
  startSeconds: numberOf(row, eventFields.startSeconds.key),
});

const numberOf = (row: string, key: string): number | null => {
  const value = new RegExp(`¬${key}÷(\\d+)¬`).exec(row)?.[1];
  return value === undefined ? null : Number(value);
};
