import { missedSection } from "../../../../shared/wire/sections/people-section.ts";
import { countryOf } from "../../../../shared/places/countries.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import type { Absence } from "../../../../shared/timeline/player.ts";
import { playerPath, shortNameOf } from "../feeds/match/player-texts.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { labelOf } from "../texts/label-of.ts";
import { textsIn } from "../texts/texts-in.ts";
import { playedGames, type PlayedGame } from "./played-games.ts";

/** Games in a row for which the same player was missing for the same reason. */
export type Spell = {
  readonly absence: Absence;
  readonly fromSeconds: number;
  readonly toSeconds: number;
  readonly games: number;
  /** The latest line-up still leaves the player out. */
  readonly isCurrent: boolean;
};

/**
 * A team's missing players, from its line-ups: those who are still missing come first, then the newest absences.
 * @param games the oldest first
 */
export function toSpells(games: readonly Pick<PlayedGame, "schedule" | "absences">[]): readonly Spell[] {
  const closed: Spell[] = [];
  let open = new Map<string, Spell>();
  for (const { schedule, absences } of games) {
    if (absences === null) continue;
    const next = new Map<string, Spell>();
    for (const absence of absences) {
      const key = `${absence.player.id} ${absence.reason}`;
      const before = open.get(key);
      open.delete(key);
      next.set(key, {
        absence,
        fromSeconds: before?.fromSeconds ?? schedule.startSeconds,
        toSeconds: schedule.startSeconds,
        games: (before?.games ?? 0) + 1,
        isCurrent: true,
      });
    }
    closed.push(...[...open.values()].map((spell) => ({ ...spell, isCurrent: false })));
    open = next;
  }
  return [...open.values(), ...closed.toSorted((a, b) => b.toSeconds - a.toSeconds)];
}

/** How many of a team's absences are listed at most. */
const listedSpells = 60;
type Question = { readonly lang: Language; readonly nowSeconds: number };

/** @param personId the player whose absences are listed; null lists those of the whole team */
export function toMissedBody(
  context: LedgerContext,
  teamId: string,
  personId: string | null,
  { lang, nowSeconds }: Question,
): string {
  const spells = toSpells(playedGames(context, teamId, nowSeconds)).filter(
    ({ absence }) => personId === null || absence.player.id === personId,
  );
  const rows = spells.slice(0, listedSpells).map(({ absence: { player, reason, availability }, ...spell }) => ({
    kind: "missed" as const,
    fields: {
      playerId: player.id,
      player: shortNameOf(player),
      path: playerPath(player, lang),
      ...(player.countryKey === undefined ? {} : { flag: countryOf(player.countryKey, lang).flag }),
      reason: labelOf(textsIn(lang).labels.reasons, reason),
      availability: textsIn(lang).labels.availability[availability],
      fromSeconds: spell.fromSeconds,
      toSeconds: spell.toSeconds,
      games: spell.games,
      ...(spell.isCurrent ? { isCurrent: 1 } : {}),
    },
  }));
  return missedSection.encode({ sportId: 0, rows, signature: "" });
}
