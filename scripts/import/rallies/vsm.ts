import { z } from "zod";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import type { Side } from "../../../shared/timeline/incident.ts";
import type { PlayName } from "../../../shared/timeline/plays.ts";
import type { RallyEvent, RallyMatch, RallySide } from "./rally-match.ts";

const mark = z.enum(["*", "a"]);
const score = z.object({ home: z.int().min(0), away: z.int().min(0) });
const play = z.object({
  team: mark,
  player: z.string(),
  skill: z.string(),
  effect: z.string().optional(),
  /** Tenths of a second of the recording. */
  time: z.number().optional(),
});
const event = z.object({
  exchange: z.object({ plays: z.array(play), point: mark.optional() }).optional(),
  substitution: z.object({ playerIn: z.int(), playerOut: z.int(), team: mark }).optional(),
  /** After the event. */
  score,
});
const team = z.object({
  name: z.string().trim().min(1),
  libero: z.array(z.int()).default([]),
  players: z.array(z.object({ shirtNumber: z.int(), firstName: z.string(), lastName: z.string() })),
  staff: z.object({ coach: z.object({ firstName: z.string(), lastName: z.string() }).partial().optional() }).optional(),
});
const lineUp = z.object({ positions: z.record(z.string(), z.int()) });
const schema = z.object({
  startDate: z.iso.datetime(),
  team: z.object({ home: team, away: team }),
  scout: z.object({
    sets: z.array(z.object({ startingLineup: z.object({ home: lineUp, away: lineUp }), events: z.array(event) })),
  }),
});
type Source = z.infer<typeof schema>;
type SourceSet = Source["scout"]["sets"][number];

const ticksPerSecond = 10;
const breakSeconds = 180;
const howBySkill: Readonly<Record<string, PlayName>> = { A: "attack", B: "net-block", S: "ace" };

/** A VolleyStation scout file (`.vsm`). @returns in words why there is no match */
export function parseVsm(text: string): RallyMatch | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return `is not JSON (${String(error)})`;
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return `/${issue?.path.join("/") ?? ""} ${issue?.message ?? "is not valid"}`;
  }
  const { startDate, team: teams, scout } = parsed.data;
  const startSeconds = Math.floor(Date.parse(startDate) / 1000);
  const first = scout.sets[0]?.startingLineup;
  const names = [teams.home.name, teams.away.name] as const;
  let begin = startSeconds;
  const sets = scout.sets.map((set) => {
    const events = toEvents(set, begin);
    const reported = { startSeconds: begin, events };
    begin = (events.at(-1)?.atSeconds ?? begin) + breakSeconds;
    return reported;
  });
  return {
    sportId: sportIds.volleyball,
    // Such a file names no competition: the match is one of its own.
    competition: names.join(" - "),
    season: startDate.slice(0, 4),
    round: startDate.slice(0, 10),
    startSeconds,
    timeKnown: true,
    sides: [toSideOf(teams.home, first?.home.positions ?? {}), toSideOf(teams.away, first?.away.positions ?? {})],
    sets,
  };
}

function toSideOf(source: Source["team"]["home"], positions: Readonly<Record<string, number>>): RallySide {
  const starters = new Set(Object.values(positions));
  const coach = source.staff?.coach;
  return {
    name: source.name,
    coach: `${coach?.firstName ?? ""} ${coach?.lastName ?? ""}`.trim(),
    players: source.players.map(({ shirtNumber, firstName, lastName }) => ({
      shirt: String(shirtNumber),
      name: `${firstName} ${lastName}`.trim(),
      isStarter: starters.has(shirtNumber),
      isLibero: source.libero.includes(shirtNumber),
    })),
  };
}

function toEvents({ events }: SourceSet, begin: number): readonly RallyEvent[] {
  const firstTick =
    events.flatMap((each) => each.exchange?.plays ?? []).find(({ time }) => time !== undefined)?.time ?? 0;
  let now = begin;
  let before = { home: 0, away: 0 };
  return events.flatMap(({ exchange, substitution, score: after }): RallyEvent[] => {
    if (substitution !== undefined) {
      const { playerIn, playerOut } = substitution;
      const side = toSide(substitution.team);
      return [{ kind: "substitution", atSeconds: now, side, off: String(playerOut), on: String(playerIn) }];
    }
    if (exchange?.point === undefined) return [];
    const last = exchange.plays.findLast(({ time }) => time !== undefined)?.time;
    if (last !== undefined) now = Math.max(now, begin + Math.round((last - firstTick) / ticksPerSecond));
    // The score after the rally decides the point, even if the exchange names another side: the next rally starts from this score.
    const side: Side = after.home > before.home ? 1 : 2;
    before = after;
    const touch = exchange.plays.findLast(({ team: by, effect }) => toSide(by) === side && effect === "#");
    const how = touch === undefined ? undefined : howBySkill[touch.skill];
    return [
      {
        kind: "rally",
        atSeconds: now,
        side,
        score: [after.home, after.away],
        ...(how === undefined || touch === undefined ? {} : { how, shirt: String(Number(touch.player)) }),
      },
    ];
  });
}

const toSide = (by: "*" | "a"): Side => (by === "*" ? 1 : 2);
