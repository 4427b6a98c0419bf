import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { parseJson } from "../../shared/basics/parse-json.ts";
import type { Pair, Side } from "../../shared/timeline/incident.ts";
import { parseCsv, type CsvRow } from "../import/csv.ts";

/** A match of the past: regular time only. */
export type PastMatch = {
  /** Days since 1970-01-01. */
  readonly day: number;
  readonly home: string;
  readonly away: string;
  readonly isNeutral: boolean;
  readonly score: Pair;
  /** Null where the source has none. */
  readonly halfTime: Pair | null;
  /** By minutes without stoppage, up to 90; null where not every goal is known. */
  readonly goals: readonly { readonly side: Side; readonly minute: number }[] | null;
};

const dayOf = (text: string): number => Math.floor(Date.parse(text) / 86_400_000);
const regularMinutes = 90;

/** Tournaments of the internationals whose goals are all listed (99 of 100 matches or more since 1990). */
const wholeTournaments: ReadonlySet<string> = new Set([
  "FIFA World Cup",
  "FIFA World Cup qualification",
  "UEFA Euro",
  "UEFA Euro qualification",
  "UEFA Nations League",
  "African Cup of Nations",
  "Gold Cup",
  "Copa América",
  "AFC Asian Cup",
  "Confederations Cup",
  "Oceania Nations Cup",
]);

const keyOf = (row: CsvRow): string => `${row["date"]} ${row["home_team"]} ${row["away_team"]}`;

/** Every international with its score, and the goals of those whose goals are known; by day. */
export function readInternationals(folder: string): readonly PastMatch[] {
  const read = (name: string) => parseCsv(readFileSync(path.join(folder, name), "utf8"));
  const goals = new Map<string, { side: Side; minute: number }[]>();
  for (const row of read("goalscorers.csv")) {
    const minute = Number.parseInt(row["minute"] ?? "", 10);
    const side = row["team"] === row["home_team"] ? 1 : 2;
    goals.set(keyOf(row), [...(goals.get(keyOf(row)) ?? []), { side, minute }]);
  }
  return read("results.csv")
    .flatMap((row): readonly PastMatch[] => {
      const [home, away] = [Number(row["home_score"]), Number(row["away_score"])];
      if (!/^\d+$/.test(row["home_score"] ?? "") || Number.isNaN(away)) return [];
      const own = goals.get(keyOf(row)) ?? [];
      const isWhole =
        wholeTournaments.has(row["tournament"] ?? "") &&
        own.length === home + away &&
        own.every(({ minute }) => !Number.isNaN(minute));
      // The score contains extra time.
      const regular = own.filter(({ minute }) => minute <= regularMinutes);
      const count = (side: Side) => regular.filter((goal) => goal.side === side).length;
      return [
        {
          day: dayOf(row["date"] ?? ""),
          home: row["home_team"] ?? "",
          away: row["away_team"] ?? "",
          isNeutral: row["neutral"] === "TRUE",
          score: isWhole ? [count(1), count(2)] : [home, away],
          halfTime: null,
          goals: isWhole ? regular : null,
        },
      ];
    })
    .toSorted((a, b) => a.day - b.day);
}

const pair = z.tuple([z.int(), z.int()]).readonly();
const leagueSchema = z.object({
  matches: z.array(
    z.object({
      date: z.string(),
      team1: z.string(),
      team2: z.string(),
      score: z.object({ ft: pair.optional(), ht: pair.optional() }).catch({}),
      status: z.string().optional(),
    }),
  ),
});

/** The matches of clubs below a folder of football.json files, by day. */
export const readClubMatches = (folder: string): readonly PastMatch[] =>
  readClubSeasons(folder)
    .flatMap(({ matches }) => matches)
    .toSorted((a, b) => a.day - b.day);

/** A file of football.json: a season of a competition. Its name is that below the folder, like "2024-25/fr.1.json". */
export type ClubSeason = { readonly file: string; readonly matches: readonly PastMatch[] };

/** The seasons below a folder of football.json files; matches without a result of their own are left out. */
export function readClubSeasons(folder: string): readonly ClubSeason[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => {
      const parsed = leagueSchema.safeParse(parseJson(readFileSync(path.join(folder, file), "utf8")));
      return parsed.success ? [{ file, matches: parsed.data.matches.flatMap(toPastMatch) }] : [];
    });
}

function toPastMatch({
  date,
  team1,
  team2,
  score: { ft, ht },
  status,
}: z.infer<typeof leagueSchema>["matches"][number]): readonly PastMatch[] {
  if (ft === undefined || status !== undefined) return [];
  return [
    { day: dayOf(date), home: team1, away: team2, isNeutral: false, score: ft, halfTime: ht ?? null, goals: null },
  ];
}
