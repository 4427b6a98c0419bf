import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { parseJson } from "../../shared/basics/parse-json.ts";
import type { Shot } from "../../shared/timeline/shot.ts";
import { eventSchema, matchSchema } from "../import/wyscout/schema.ts";
import { isShot, toShot } from "../import/wyscout/to-shot.ts";
import { readZip } from "../import/zip.ts";

const goalTag = 101;

export type WyscoutShots = {
  readonly shots: readonly { readonly shot: Shot; readonly isGoal: boolean; readonly competition: string }[];
  /** Whose events are at hand. */
  readonly matches: number;
  /** Every match of the dataset, and its goals without shoot-outs. */
  readonly allMatches: number;
  readonly allGoals: number;
};

/** The shots of a folder of the Wyscout dataset, those of shoot-outs left out. Throws where it lacks the matches. */
export async function readWyscoutShots(folder: string): Promise<WyscoutShots> {
  const archive = readZip(readFileSync(path.join(folder, "raw_data/matches.zip")));
  if (typeof archive === "string") throw new Error(`matches.zip ${archive}`);
  const competitionOf = new Map<number, string>();
  let allGoals = 0;
  for (const { name, read } of archive) {
    const competition = /^matches_(\w+)\.json$/.exec(path.basename(name))?.[1];
    if (competition === undefined) continue;
    for (const match of z.array(matchSchema).parse(parseJson(read().toString("utf8")))) {
      competitionOf.set(match.wyId, competition);
      allGoals += Object.values(match.teamsData).reduce((sum, { score, scoreET }) => sum + Math.max(score, scoreET), 0);
    }
  }
  const eventFolder = path.join(folder, "processed-v2/files");
  const files = readdirSync(eventFolder).filter((file) => competitionOf.has(Number.parseInt(file, 10)));
  const shots = files.flatMap((file) => {
    const competition = competitionOf.get(Number.parseInt(file, 10)) ?? "";
    const { events } = z
      .object({ events: z.array(eventSchema) })
      .parse(parseJson(readFileSync(path.join(eventFolder, file), "utf8")));
    return events.flatMap((event) => {
      const shot = isShot(event) && event.matchPeriod !== "P" ? toShot(event) : null;
      return shot === null ? [] : [{ shot, isGoal: event.tags.some(({ id }) => id === goalTag), competition }];
    });
  });
  return { shots, matches: files.length, allMatches: competitionOf.size, allGoals };
}
