import type { EventFields } from "../../../shared/feed/event-fields.ts";
import type { LeagueFields } from "../../../shared/feed/league-fields.ts";
import { toLeagueKey } from "../../../shared/identity/league-key.ts";
import { isRecord } from "../../../shared/json/record.ts";

const kinds = ["game", "team", "league"] as const;

/** A game, or all games of a team or a league, of which a visitor wants to see no result. */
export type HiddenThing = {
  readonly kind: (typeof kinds)[number];
  /** An event's or a participant's id, or a league's key (C3.19). */
  readonly id: string;
  readonly name: string;
};

/** What one cookie's visitor may list; the oldest go first. */
const mostThings = 100;
const mostLetters = 120;

/** What is not sound is left out. */
export function parseHiddenThings(value: unknown): readonly HiddenThing[] {
  const things = (Array.isArray(value) ? value : []).flatMap((item): HiddenThing[] => {
    if (!isRecord(item)) return [];
    const { id, name } = item;
    const kind = kinds.find((each) => each === item["kind"]);
    const isSound = typeof id === "string" && /^\w{1,40}$/.test(id) && typeof name === "string";
    return kind === undefined || !isSound ? [] : [{ kind, id, name: name.slice(0, mostLetters) }];
  });
  return things.slice(-mostThings);
}

export const isSame = (one: Pick<HiddenThing, "kind" | "id">, other: Pick<HiddenThing, "kind" | "id">): boolean =>
  one.kind === other.kind && one.id === other.id;

/** Whether a game's result is hidden by itself, by one of its sides or by its league. A league that is not known yet may be a hidden one. */
export function hidesGame(
  things: readonly HiddenThing[],
  { id, homeParticipantId, awayParticipantId }: Pick<EventFields, "id" | "homeParticipantId" | "awayParticipantId">,
  leagueKey: string | null,
): boolean {
  return things.some((thing) => {
    if (thing.kind === "game") return thing.id === id;
    if (thing.kind === "league") return leagueKey === null || thing.id === leagueKey;
    return thing.id === homeParticipantId || thing.id === awayParticipantId;
  });
}

/** Null for a league of which a feed does not say which one it is. */
export const leagueKeyOf = (sportId: number, { templateKey }: LeagueFields): string | null =>
  templateKey ? toLeagueKey(sportId, templateKey) : null;
