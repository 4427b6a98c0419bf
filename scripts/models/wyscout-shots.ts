import { readFileSync } from "node:fs";
import path from "node:path";
import type { PreviousAction, Shot, ShotAction } from "../../shared/timeline/shot.ts";
import { parseCsv, type CsvRow } from "../import/csv.ts";

export type PastShot = {
  readonly shot: Shot;
  readonly isGoal: boolean;
  readonly competition: string;
  readonly match: string;
};

/** What an event before a shot is called here, by the side that shoots ("own") or not ("other"). */
const actions: readonly (readonly [pattern: RegExp, action: ShotAction])[] = [
  [/^own (simple|hand) pass$/, "pass"],
  [/^own smart pass$/, "through-ball"],
  [/^own cross$/, "cross"],
  [/^own (high pass|launch|goal kick)$/, "long-ball"],
  [/^own head pass$/, "header"],
  [/^own corner$/, "corner"],
  [/^own free kick( cross)?$/, "free-kick"],
  [/^own throw in$/, "throw-in"],
  [/^own acceleration$/, "dribble"],
  [/ground (attacking|defending) duel$/, "duel"],
  [/air duel$/, "aerial-duel"],
  [/ (reflexes|save attempt)$|^own (shot|free kick shot|penalty)$/, "rebound"],
  [/^other (clearance|head pass)$/, "clearance"],
  [/ (touch|ground loose ball duel|goalkeeper leaving line)$|^other .*(pass|launch|goal kick|throw in)$/, "loose-ball"],
];

/**
 * The shots of `shots.csv` of a folder. It leaves out two columns that know what came of a shot: an analyst's judgement of the
 * opportunity, and `assisted`, which marks nearly every pass before a goal and few of those before other shots.
 */
export function readWyscoutShots(folder: string): readonly PastShot[] {
  return parseCsv(readFileSync(path.join(folder, "shots.csv"), "utf8")).map((row) => ({
    shot: toShot(row),
    isGoal: row["goal"] === "1",
    competition: row["competition"] ?? "",
    match: row["match"] ?? "",
  }));
}

function toShot(row: CsvRow): Shot {
  const { kind, counter } = row;
  const situation = kind === "penalty" || kind === "free-kick" ? kind : counter === "1" ? "counter" : "open-play";
  return {
    x: Number(row["x"]),
    y: Number(row["y"]),
    body: row["body"] === "head" ? "head" : "foot",
    situation,
    ...(kind === "open" ? { previous: toPrevious(row) } : {}),
  };
}

/** The source gives each place as the side looks whose event it is. */
function toPrevious(row: CsvRow): PreviousAction {
  const name = row["previous"] ?? "";
  const action = actions.find(([pattern]) => pattern.test(name))?.[1];
  if (action === undefined) return {};
  const [x, y] = [Number(row["previous_x"]), Number(row["previous_y"])];
  return {
    action,
    from: name.startsWith("own ") ? { x, y } : { x: 100 - x, y: 100 - y },
    seconds: Number(row["seconds_since_previous"]),
  };
}
