import { isGolf } from "../../../../../../shared/sports/catalogue.ts";
import { roundSection } from "../../../../../../shared/wire/sections/field-section.ts";
import { eventStatus, type StatusId } from "../../../../../../shared/sports/statuses.ts";
import type { MatchDetails } from "../../../ledger/match-details.ts";
import type { SectionAnswer } from "../match-question.ts";
import { toSignedBody } from "../signed.ts";
import { fieldDetails } from "./field-details.ts";

const numbers: ReadonlyMap<StatusId, number> = new Map([
  [eventStatus.round1, 1],
  [eventStatus.round2, 2],
  [eventStatus.round3, 3],
  [eventStatus.round4, 4],
]);

/** Each starter's rounds, runs or jumps (`df_sur_`); "0" for an event that is not played in rounds. */
export const roundsBody: SectionAnswer = (match) =>
  toSignedBody(
    roundSection,
    fieldDetails(match).flatMap((details) =>
      readRounds(details).map((fields) => ({
        kind: "round" as const,
        fields: { eventId: details.state.schedule.eventId, ...fields },
      })),
    ),
  );

type Round = {
  readonly number: number;
  readonly value: string;
  readonly metres?: number;
  readonly rank?: number;
};

/** A starter's total at some moment. */
type Total = { readonly seconds: number; readonly points: number };

export function readRounds({ entries, state: { schedule } }: MatchDetails): readonly Round[] {
  const rounds: Round[] = [];
  let before: Total = { seconds: 0, points: 0 };
  let total = before;
  let number = 0;
  for (const { incident, takenBack } of entries) {
    if (takenBack !== undefined) continue;
    const entered = incident.kind === "status" ? numbers.get(incident.status) : undefined;
    if (entered !== undefined) {
      number = entered;
      before = total;
    }
    if (incident.kind !== "facts" || number === 0) continue;
    const { raceTime, points, golfParToday, jump1Metres, jump2Metres, rank } = incident.facts;
    const known = rounds.find((round) => round.number === number);
    const metres = number === 1 ? jump1Metres : jump2Metres;
    const seconds = toSeconds(raceTime ?? "");
    if (seconds !== null) total = { ...total, seconds };
    if (typeof points === "number") total = { ...total, points };
    const value = isGolf(schedule.sportId)
      ? typeof golfParToday === "number"
        ? String(golfParToday)
        : null
      : seconds !== null
        ? toTime(seconds - before.seconds)
        : typeof points === "number"
          ? (points - before.points).toFixed(1)
          : null;
    const next: Round = {
      number,
      value: value ?? known?.value ?? "",
      ...(typeof metres === "number" ? { metres } : known?.metres === undefined ? {} : { metres: known.metres }),
      ...(typeof rank === "number" ? { rank } : known?.rank === undefined ? {} : { rank: known.rank }),
    };
    if (next.value === "" && next.metres === undefined) continue;
    if (known === undefined) rounds.push(next);
    else rounds[rounds.indexOf(known)] = next;
  }
  return rounds;
}

/** "1:48.32" → 108.32; null for a text that is not a time. */
function toSeconds(text: string): number | null {
  if (!/^(?:\d+:)*\d+(?:\.\d+)?$/.test(text)) return null;
  return text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Hundredths, as runs are timed: "54.21", "1:04.21". */
function toTime(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = (seconds - minutes * 60).toFixed(2);
  return minutes === 0 ? rest : `${minutes}:${rest.padStart(5, "0")}`;
}
