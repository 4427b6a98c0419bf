import { readFileSync } from "node:fs";
import path from "node:path";
import type { PreviousAction, Shot } from "../../shared/timeline/shot.ts";
import { parseCsv, type CsvRow } from "../import/csv.ts";
import { asShooterSees, toAction } from "../import/wyscout/previous-action.ts";

export type PastShot = {
  readonly shot: Shot;
  readonly isGoal: boolean;
  readonly competition: string;
  readonly match: string;
};

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

function toPrevious(row: CsvRow): PreviousAction {
  const name = row["previous"] ?? "";
  const action = toAction(name);
  if (action === null) return {};
  const place = { x: Number(row["previous_x"]), y: Number(row["previous_y"]) };
  return {
    action,
    from: asShooterSees(place, name.startsWith("own ")),
    seconds: Number(row["seconds_since_previous"]),
  };
}
