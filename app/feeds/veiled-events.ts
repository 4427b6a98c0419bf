import { eventFields, type EventFields } from "../../shared/wire/event-fields.ts";
import { statusType } from "../../shared/sports/statuses.ts";
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

const shownKeys: ReadonlySet<string> = new Set(knownBefore.map((name) => eventFields[name].key));
const rowMark = `${eventFields.id.key}÷`;

/** A game without score, status and anything that reveals them. One that has not begun is "scheduled", whatever its real status is. */
export const veilEvent = (event: EventFields, hasBegun: boolean): EventFields => ({
  ...Object.fromEntries(knownBefore.flatMap((name) => (event[name] === undefined ? [] : [[name, event[name]]]))),
  ...(hasBegun ? {} : { statusType: statusType.scheduled }),
});

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
  const isToCome = (numberOf(row, eventFields.startSeconds.key) ?? 0) > nowSeconds;
  return isToCome ? `${shown}${eventFields.statusType.key}÷${statusType.scheduled}¬` : shown;
}

const cellsOf = (row: string): RowCells => ({
  statusType: numberOf(row, eventFields.statusType.key),
  startSeconds: numberOf(row, eventFields.startSeconds.key),
});

const numberOf = (row: string, key: string): number | null => {
  const value = new RegExp(`¬${key}÷(\\d+)¬`).exec(row)?.[1];
  return value === undefined ? null : Number(value);
};
