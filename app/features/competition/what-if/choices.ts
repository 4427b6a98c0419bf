import type { Pair } from "../../../../shared/timeline/incident.ts";
import { winnerByScore, winners } from "../../../../shared/timeline/winner.ts";

/** The result of a game that its visitor assumes: a score, or only who wins (0 for nobody). */
export type Choice = { readonly winner: 0 | 1 | 2; readonly score: Pair | null };

export type WhatIf = {
  /** A game of the round that is shown; null for the next round. */
  readonly round: string | null;
  /** The assumed results, by the ids of their games. */
  readonly choices: ReadonlyMap<string, Choice>;
};

/** The values of an address's query or of a form. */
type Entries = Iterable<readonly [name: string, value: unknown]>;

export const roundField = "round";
export const homeField = (eventId: string): string => `${eventId}.home`;
export const awayField = (eventId: string): string => `${eventId}.away`;
/** The value of a game for which its visitor takes the choice back. */
export const noChoice = "none";

/** As many as an address may hold: six rounds of twenty teams. */
export const mostChoices = 60;

const idPattern = /^[A-Za-z0-9]{8}$/;
const scorePattern = /^(\d{1,2})-(\d{1,2})$/;
const goalsPattern = /^\d{1,2}$/;
const sidePattern = /^([A-Za-z0-9]{8})\.(home|away)$/;

/** Null unless both are numbers of goals. */
export const toScore = (home: string, away: string): Pair | null =>
  goalsPattern.test(home) && goalsPattern.test(away) ? [Number(home), Number(away)] : null;

export const ofScore = (score: Pair): Choice => {
  const winner = winnerByScore(score);
  return { winner: winner === winners.unknown ? winners.draw : winner, score };
};

/**
 * Reads the choices of an address (`?ID=2-1&ID=0`), or as the form sends them without scripts: a winner, and goals in two fields. A
 * whole score counts for more than the winner beside it. Whatever else is there is left out.
 */
export function parseWhatIf(entries: Entries): WhatIf {
  const values = new Map<string, string>();
  for (const [name, value] of entries) if (typeof value === "string") values.set(name, value.trim());
  const round = values.get(roundField) ?? "";
  const ids = [...values.keys()].flatMap((name) => (idPattern.test(name) ? name : (sidePattern.exec(name)?.[1] ?? [])));
  const chosen = [...new Set(ids)].flatMap((id): readonly (readonly [string, Choice])[] => {
    const choice = toChoice(
      values.get(id) ?? "",
      toScore(values.get(homeField(id)) ?? "", values.get(awayField(id)) ?? ""),
    );
    return choice === null ? [] : [[id, choice]];
  });
  return { round: idPattern.test(round) ? round : null, choices: new Map(chosen.slice(0, mostChoices)) };
}

function toChoice(value: string, typed: Pair | null): Choice | null {
  if (value === noChoice) return null;
  if (typed !== null) return ofScore(typed);
  const [, home = "", away = ""] = scorePattern.exec(value) ?? [];
  const score = toScore(home, away);
  if (score !== null) return ofScore(score);
  const winner = [winners.draw, winners.home, winners.away].find((each) => String(each) === value);
  return winner === undefined ? null : { winner, score: null };
}

/** The same with another choice for a game, or with none. */
export function withChoice({ round, choices }: WhatIf, eventId: string, choice: Choice | null): WhatIf {
  const next = new Map(choices);
  if (choice === null) next.delete(eventId);
  else next.set(eventId, choice);
  return { round, choices: next };
}

/** "1", "0", "2" or "2-1". */
export const choiceText = ({ winner, score }: Choice): string => (score === null ? String(winner) : score.join("-"));

/** The query of an address: the same choices have one spelling. */
export function formatWhatIf({ round, choices }: WhatIf): string {
  const chosen = [...choices].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([id, each]) => `${id}=${choiceText(each)}`);
  const parts = [...(round === null ? [] : [`${roundField}=${round}`]), ...chosen];
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}
