import type { Facts } from "../../../shared/timeline/facts.ts";
import type { Incident, Side } from "../../../shared/timeline/incident.ts";
import type { Player } from "../../../shared/timeline/player.ts";
import type { PlayName } from "../../../shared/timeline/plays.ts";
import type { CricketInnings, CricketDelivery } from "./schema.ts";

/** The assumed time per ball, including the breaks between overs, because the source has no clock. */
export const ballSeconds = 35;

/** Ways of leaving the field that cost no wicket. */
const notOut: ReadonlySet<string> = new Set(["retired hurt", "retired not out"]);
/** Dismissals that are not credited to the bowler. */
const notBowled: ReadonlySet<string> = new Set(["run out", "retired out", "obstructing the field", "timed out"]);

export type InningsCall = {
  readonly innings: CricketInnings;
  /** The batting side. */
  readonly side: Side;
  /** Makes the ids of the innings' incidents unique: "1", "super-2". */
  readonly name: string;
  readonly startSeconds: number;
  readonly ballsPerOver: number;
  readonly toPlayer: (name: string) => Player;
  readonly sideOf: (team: string) => Side | null;
  /** The earlier innings of the side, as `writeInnings` writes them; null in a game of one innings each, whose score says it. */
  readonly earlier: readonly string[] | null;
};
/** An innings forfeited by its side, among those that are written. */
export const forfeited = "f";
/** Ten wickets end an innings; a batter who is absent hurt counts as one. */
const mostWickets = 10;

type PlayedInnings = {
  readonly incidents: readonly Incident[];
  /** When the last ball was bowled. */
  readonly endSeconds: number;
  /** As `writeInnings` writes it. */
  readonly written: string;
};

export function toInnings(call: InningsCall): PlayedInnings {
  const { innings, side, name, ballsPerOver, toPlayer } = call;
  const bowling: Side = side === 1 ? 2 : 1;
  let atSeconds = call.startSeconds;
  let [runs, balls, lost] = [0, 0, 0];
  const toFacts = (overs: string, rate: number | null, isOver: boolean): Facts => {
    const { earlier } = call;
    const written = earlier === null ? null : [...earlier, writeInnings(innings, runs, lost, isOver)].join(" & ");
    return inningsFacts(side, overs, lost, rate, written);
  };
  const incidents: Incident[] = [
    { kind: "facts", id: `facts-${name}`, atSeconds, facts: { serve: side } },
    ...toPenalty(call, "pre", atSeconds),
  ];
  runs += innings.penalty_runs?.pre ?? 0;
  for (const [index, { over, deliveries }] of innings.overs.entries()) {
    let legal = 0;
    for (const [ball, delivery] of deliveries.entries()) {
      const { total } = delivery.runs;
      const place = `${name}-${over}-${ball + 1}`;
      atSeconds += ballSeconds;
      if (isLegal(delivery)) [legal, balls] = [legal + 1, balls + 1];
      const minute = `${over}.${legal}`;
      incidents.push(...toSubstitutions(call, delivery, place, minute, atSeconds));
      runs += total;
      const how = howOf(delivery);
      // A wide is no batter's run.
      const player = how === "wide" ? {} : { player: toPlayer(delivery.batter) };
      if (total > 0) {
        incidents.push({ kind: "points", id: `ball-${place}`, atSeconds, side, value: total, minute, how, ...player });
      }
      for (const [fallen, { kind, player_out: out }] of (delivery.wickets ?? []).entries()) {
        if (notOut.has(kind)) continue;
        lost += 1;
        // As everywhere in the ledger, a wicket is the bowler's.
        const taker = notBowled.has(kind) ? {} : { player: toPlayer(delivery.bowler) };
        const id = `wicket-${place}-${fallen + 1}`;
        incidents.push({
          kind: "play",
          id,
          atSeconds,
          side: bowling,
          play: "wicket",
          minute,
          ...taker,
          isImportant: true,
        });
        incidents.push(toFall(out, kind, place, fallen, minute, atSeconds));
      }
      const isOverDone = ball === deliveries.length - 1 && (legal >= ballsPerOver || index < innings.overs.length - 1);
      const overs = isOverDone ? String(over + 1) : minute;
      const rate = balls === 0 ? null : Math.round(((runs * ballsPerOver) / balls) * 100) / 100;
      const isLast = ball === deliveries.length - 1 && index === innings.overs.length - 1;
      // A super over leaves the figures of the innings as they were.
      if (innings.super_over === true) continue;
      incidents.push({ kind: "facts", id: `facts-${place}`, atSeconds, facts: toFacts(overs, rate, isLast) });
    }
  }
  return {
    incidents: [...incidents, ...toPenalty(call, "post", atSeconds)],
    endSeconds: atSeconds,
    written: writeInnings(innings, runs, lost, true),
  };
}

const isLegal = ({ extras }: CricketDelivery) => extras?.wides === undefined && extras?.noballs === undefined;

function howOf({ runs, extras }: CricketDelivery): PlayName {
  if (extras?.wides !== undefined) return "wide";
  if (extras?.noballs !== undefined) return "no-ball";
  if (runs.non_boundary === true) return "run";
  return runs.batter === 4 ? "four" : runs.batter === 6 ? "six" : "run";
}

const inningsFacts = (
  side: Side,
  overs: string,
  wickets: number,
  runRate: number | null,
  written: string | null,
): Facts =>
  side === 1
    ? {
        homeOvers: overs,
        homeWickets: wickets,
        homeRunRate: runRate,
        ...(written === null ? {} : { homeInnings: written }),
      }
    : {
        awayOvers: overs,
        awayWickets: wickets,
        awayRunRate: runRate,
        ...(written === null ? {} : { awayInnings: written }),
      };

/** "452/6d" of a side that declared, "135" of one that is all out, "265/4" of any other. */
function writeInnings({ declared, absent_hurt: absent }: CricketInnings, runs: number, lost: number, isOver: boolean) {
  if (lost === mostWickets || (isOver && lost + absent.length >= mostWickets)) return String(runs);
  return `${runs}/${lost}${isOver && declared === true ? "d" : ""}`;
}

/** A comment that names the dismissed batter and the kind of dismissal; the play names the bowler. */
const toFall = (
  out: string,
  kind: string,
  place: string,
  fallen: number,
  minute: string,
  atSeconds: number,
): Incident => ({
  kind: "comment",
  id: `out-${place}-${fallen + 1}`,
  atSeconds,
  minute,
  lang: "en",
  text: `${out}: ${kind}`,
});

/** Penalty runs that the umpires awarded before the first ball or after the last. */
function toPenalty(call: InningsCall, when: "pre" | "post", atSeconds: number): readonly Incident[] {
  const value = call.innings.penalty_runs?.[when] ?? 0;
  return value === 0 ? [] : [{ kind: "points", id: `penalty-${call.name}-${when}`, atSeconds, side: call.side, value }];
}

function toSubstitutions(
  { toPlayer, sideOf }: InningsCall,
  { replacements }: CricketDelivery,
  place: string,
  minute: string,
  atSeconds: number,
): readonly Incident[] {
  return (replacements?.match ?? []).flatMap(({ in: on, out: off, team }, index): readonly Incident[] => {
    const side = sideOf(team);
    if (side === null) return [];
    const id = `substitution-${place}-${index + 1}`;
    return [{ kind: "substitution", id, atSeconds, side, minute, off: toPlayer(off), on: toPlayer(on) }];
  });
}
