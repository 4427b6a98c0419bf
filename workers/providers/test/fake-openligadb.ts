import type { Clock } from "./bench.ts";
import { startLoopback, type Loopback, type Reply } from "./loopback.ts";

/** A match as OpenLigaDB sends it. */
export type OlMatch = ReturnType<typeof anOlMatch>;

export const anOlGoal = (
  goalID: number,
  scoreTeam1: number,
  scoreTeam2: number,
  matchMinute: number | null,
  name: string,
) => ({
  goalID,
  scoreTeam1,
  scoreTeam2,
  matchMinute,
  goalGetterID: goalID + 1000,
  goalGetterName: name,
  isPenalty: false as boolean | null,
  isOwnGoal: false as boolean | null,
  isOvertime: false,
  comment: null as string | null,
});

export const anOlResult = (kind: "HalfTime" | "After90Minutes", pointsTeam1: number, pointsTeam2: number) => ({
  resultID: kind === "HalfTime" ? 1 : 2,
  resultName: kind === "HalfTime" ? "Halbzeitergebnis" : "Endergebnis",
  resultDescription: "",
  pointsTeam1: pointsTeam1 as number | null,
  pointsTeam2: pointsTeam2 as number | null,
  resultOrderID: kind === "HalfTime" ? 1 : 2,
  resultTypeID: kind === "HalfTime" ? 1 : 2,
  resultTypeKind: kind as string | null,
});

/** Ids and names are those of a match that nobody plays: the shape is the documented one. */
export const anOlMatch = (matchID: number, kickOffMs: number, team1: string, team2: string, round = 12) => ({
  matchID,
  matchDateTime: new Date(kickOffMs + 3_600_000).toISOString().slice(0, 19),
  timeZoneID: "W. Europe Standard Time",
  leagueId: 4999,
  leagueName: "1. Fußball-Bundesliga",
  leagueSeason: 2026,
  leagueShortcut: "bl1",
  matchDateTimeUTC: new Date(kickOffMs).toISOString().replace(".000Z", "Z") as string | null,
  group: { groupName: `${round}. Spieltag`, groupOrderID: round, groupID: 48_000 + round },
  team1: {
    teamId: matchID * 2,
    teamName: team1,
    shortName: "",
    teamIconUrl: "http://i.test/a.png",
    teamGroupName: null as string | null,
  },
  team2: {
    teamId: matchID * 2 + 1,
    teamName: team2,
    shortName: "",
    teamIconUrl: "http://i.test/b.png",
    teamGroupName: null as string | null,
  },
  lastUpdateDateTime: "2026-11-20T22:18:03.5",
  matchIsFinished: false,
  matchResults: [] as ReturnType<typeof anOlResult>[],
  goals: [] as ReturnType<typeof anOlGoal>[],
  location: null as { locationID: number; locationCity: string | null; locationStadium: string | null } | null,
  numberOfViewers: null as number | null,
});

export type FakeOpenligadb = {
  readonly server: Loopback;
  readonly matches: OlMatch[];
  /** Ids of matches that no list has, and that are answered when they are asked for by their ids. */
  readonly unlisted: Set<number>;
  /** Changes matches, and the stamp of their round with them. */
  edit(change: () => void): void;
};

/** One league and season of OpenLigaDB: its matches, by round and whole, and the stamps of its rounds. */
export async function startFakeOpenligadb(clock: Clock, league = "bl1/2026"): Promise<FakeOpenligadb> {
  const matches: OlMatch[] = [];
  const unlisted = new Set<number>();
  let edits = 0;
  const answer = ({ path }: { readonly path: string }): Reply => {
    const id = /^\/getmatchdata\/(\d+)$/.exec(path)?.[1];
    if (id !== undefined)
      return { body: JSON.stringify(matches.find(({ matchID }) => String(matchID) === id) ?? null) };
    const [, call = "", season = "", round] = /^\/(\w+)\/(\w+\/\d{4})(?:\/(\d+))?$/.exec(path) ?? [];
    if (call !== "getmatchdata" && call !== "getlastchangedate") return { status: 404, body: "" };
    if (season !== league) return { body: "[]" };
    // With 0 to 3 decimals, as recorded.
    if (call === "getlastchangedate")
      return { body: JSON.stringify(`2026-11-20T20:00:00${edits === 0 ? "" : `.${edits}`}`) };
    const listed = matches.filter(({ matchID }) => !unlisted.has(matchID));
    return {
      body: JSON.stringify(listed.filter(({ group }) => round === undefined || String(group.groupOrderID) === round)),
    };
  };
  const server = await startLoopback(answer, () => clock.nowMs);
  return {
    server,
    matches,
    unlisted,
    edit(change) {
      edits += 1;
      change();
    },
  };
}
