import { sportIds } from "../../../shared/sports/sport-ids.ts";
import type { Side } from "../../../shared/timeline/incident.ts";
import { parseCsv, type CsvRow } from "../csv.ts";
import type { RallyEvent, RallyMatch, RallySet } from "./rally-match.ts";

/** Only the day is known: noon is taken as the start, and the recording's clock runs from there. */
const noonSeconds = 43_200;

/** A match of ShuttleSet: its row of `match.csv` and the strokes of its sets. @returns in words why there is no match */
export function parseShuttleMatch(row: CsvRow, setTexts: readonly string[]): RallyMatch | string {
  const [year, month, day] = [row["year"], row["month"], row["day"]].map(toNumber);
  const { winner = "", loser = "", tournament = "", round = "" } = row;
  if (year == null || month == null || day == null) return "the date is missing";
  if (winner.trim() === "" || loser.trim() === "") return "a player is missing";
  if (setTexts.length === 0) return "there is no set";
  const startSeconds = Date.UTC(year, month - 1, day) / 1000 + noonSeconds;
  const strokes = setTexts.map(parseCsv);
  const firstSeconds = toClockSeconds(strokes[0]?.[0]?.["time"]) ?? 0;
  const toInstant = (time: string | undefined, before: number) => {
    const clock = toClockSeconds(time);
    return clock === null ? before : Math.max(before, startSeconds + clock - firstSeconds);
  };
  const sets: RallySet[] = [];
  let now = startSeconds;
  for (const rows of strokes) {
    now = toInstant(rows[0]?.["time"], now);
    const set = toSet(rows, now, toInstant);
    if (typeof set === "string") return `set ${sets.length + 1}: ${set}`;
    sets.push(set);
    now = set.events.at(-1)?.atSeconds ?? now;
  }
  return {
    sportId: sportIds.badminton,
    competition: tournament.trim(),
    season: String(year),
    round: round.trim().slice(0, 80),
    startSeconds,
    timeKnown: false,
    // Player A of the strokes is the one who won in the end.
    sides: [
      { name: winner.trim(), players: [] },
      { name: loser.trim(), players: [] },
    ],
    sets,
  };
}

/** The last stroke of a rally carries the score after it. */
function toSet(
  rows: readonly CsvRow[],
  startSeconds: number,
  toInstant: (time: string | undefined, before: number) => number,
): RallySet | string {
  const lastStrokes = new Map(rows.map((row) => [row["rally"], row]));
  const events: RallyEvent[] = [];
  let before: readonly [number, number] = [0, 0];
  let now = startSeconds;
  for (const [rally, stroke] of lastStrokes) {
    const score = [toNumber(stroke["roundscore_A"]), toNumber(stroke["roundscore_B"])] as const;
    if (score[0] === null || score[1] === null) return `rally ${rally} has no score`;
    const side: Side = score[0] > before[0] ? 1 : 2;
    now = toInstant(stroke["time"], now);
    events.push({ kind: "rally", atSeconds: now, side, score: [score[0], score[1]] });
    before = [score[0], score[1]];
  }
  return { startSeconds, events };
}

/** ShuttleSet22 writes whole numbers as "2022.0". */
function toNumber(text: string | undefined): number | null {
  const number = Number(text);
  return text === undefined || text === "" || !Number.isInteger(number) ? null : number;
}

/** "01:02:03" of the recording. */
function toClockSeconds(text: string | undefined): number | null {
  const match = /^(\d{1,2}):(\d{2}):(\d{2})$/.exec(text ?? "");
  return match === null ? null : Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3]);
}
