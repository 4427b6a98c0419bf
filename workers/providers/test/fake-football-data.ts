import { token, type Clock } from "./bench.ts";
import { startLoopback, type Loopback, type Received, type Reply } from "./loopback.ts";

type Sides = { home: number | null; away: number | null };
type Person = { id: number; name: string };

/** A match as the free plan sends it; the keys of deeper plans are absent. */
export type FdMatch = ReturnType<typeof anFdMatch> & {
  goals?: {
    minute: number;
    injuryTime: number | null;
    type: string;
    team: { id: number };
    scorer: Person;
    assist: Person | null;
  }[];
  bookings?: { minute: number; team: { id: number }; player: Person; card: string }[];
};

export const anFdTeam = (id: number, name: string, shortName: string, tla: string) => ({
  id,
  name,
  shortName,
  tla,
  crest: `https://crests.test/${id}.png`,
});

export const anFdMatch = (
  id: number,
  kickOffMs: number,
  homeTeam: ReturnType<typeof anFdTeam>,
  awayTeam: ReturnType<typeof anFdTeam>,
) => ({
  area: { id: 2072, name: "England", code: "ENG", flag: "https://crests.test/770.svg" },
  competition: { id: 2021, name: "Premier League", code: "PL", type: "LEAGUE", emblem: "https://crests.test/PL.png" },
  season: { id: 2503, startDate: "2026-08-14", endDate: "2027-05-23", currentMatchday: 12, winner: null },
  id,
  utcDate: new Date(kickOffMs).toISOString().replace(".000Z", "Z"),
  status: "TIMED",
  matchday: 12 as number | null,
  stage: "REGULAR_SEASON",
  group: null as string | null,
  lastUpdated: "2026-11-18T00:20:55Z",
  homeTeam,
  awayTeam,
  score: {
    winner: null as string | null,
    duration: "REGULAR",
    fullTime: { home: null, away: null } as Sides,
    halfTime: { home: null, away: null } as Sides,
  } as {
    winner: string | null;
    duration: string;
    fullTime: Sides;
    halfTime: Sides;
    regularTime?: Sides;
    extraTime?: Sides;
    penalties?: Sides;
  },
  odds: { msg: "Activate Odds-Package in User-Panel to retrieve odds." },
  referees: [] as { id: number; name: string; type: string; nationality: string | null }[],
});

const minuteMs = 60_000;
const dayMs = 86_400_000;
const mostDays = 10;
const perMinute = 10;

/** football-data.org with its free plan: ten requests in each minute of its clock, the headers and texts that it answers with. */
export async function startFakeFootballData(
  clock: Clock,
): Promise<{ readonly server: Loopback; readonly matches: FdMatch[] }> {
  const matches: FdMatch[] = [];
  const counts = new Map<number, number>();

  const answer = ({ path, headers }: Received): Reply => {
    const minute = Math.floor(clock.nowMs / minuteMs);
    const count = (counts.get(minute) ?? 0) + 1;
    counts.set(minute, count);
    const resetSeconds = Math.ceil(((minute + 1) * minuteMs - clock.nowMs) / 1000);
    const told = {
      "x-api-version": "v4",
      "x-requests-available-minute": String(Math.max(0, perMinute - count)),
      "x-requestcounter-reset": String(resetSeconds),
    };
    const refuse = (errorCode: number, message: string): Reply => ({
      status: errorCode,
      headers: told,
      body: JSON.stringify({ message, errorCode }),
    });
    if (count > perMinute) return refuse(429, `You reached your request limit. Wait ${resetSeconds} seconds.`);
    // A bad token is no 401.
    if (headers["x-auth-token"] !== token) return refuse(400, "Your API token is invalid.");
    const url = new URL(path, "http://source.test");
    const competition = /^\/competitions\/(\w+)\/(?:matches|teams)$/.exec(url.pathname)?.[1];
    if (competition !== undefined && competition !== "PL") {
      return refuse(403, "The resource you are looking for is restricted and apparently not within your permissions.");
    }
    if (competition === undefined && !url.pathname.startsWith("/matches"))
      return refuse(404, "The resource you are looking for does not exist.");
    const id = /^\/matches\/(\d+)$/.exec(url.pathname)?.[1];
    const one = matches.find((match) => String(match.id) === id);
    if (one !== undefined) return { headers: told, body: JSON.stringify(one) };
    const [from, to] = ["dateFrom", "dateTo"].map((name) => Date.parse(url.searchParams.get(name) ?? ""));
    if (competition === undefined && (to ?? 0) - (from ?? 0) > mostDays * dayMs) {
      return refuse(400, "Specified period must not exceed 10 days.");
    }
    const listed = matches.filter(({ utcDate }) => {
      const at = Date.parse(utcDate);
      return competition !== undefined || (at >= (from ?? 0) && at <= (to ?? 0));
    });
    const body = { filters: { permission: "TIER_ONE" }, resultSet: { count: listed.length }, matches: listed };
    return { headers: told, body: JSON.stringify(body) };
  };
  return { server: await startLoopback(answer, () => clock.nowMs), matches };
}
