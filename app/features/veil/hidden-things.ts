import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import { toLeagueKey } from "../../../shared/competitions/league-key.ts";
import { sportIdOf } from "../../../shared/sports/stable-id.ts";
import { isRecord } from "../../../shared/basics/record.ts";
import type { VeiledThing } from "./veil-cookie.ts";

const kinds = ["game", "team", "league", "race"] as const;

/** What a visitor hides, by the name under which the settings list it. */
export type HiddenThing = VeiledThing & { readonly name: string };

/** The most things that a visitor may hide and a cookie has room for; the oldest go first. */
const mostThings = 60;
const mostTells = 6;
const mostLetters = 120;

/** Leaves out invalid items. */
export function parseHiddenThings(value: unknown): readonly HiddenThing[] {
  const things = (Array.isArray(value) ? value : []).flatMap((item): HiddenThing[] => {
    if (!isRecord(item)) return [];
    const { id, name } = item;
    const kind = kinds.find((each) => each === item["kind"]);
    const isSound = isId(id) && typeof name === "string";
    return kind === undefined || !isSound
      ? []
      : [{ kind, id, tells: tellsOf(item["tells"]), name: name.slice(0, mostLetters) }];
  });
  return things.slice(-mostThings);
}

const isId = (value: unknown): value is string => typeof value === "string" && /^\w{1,40}$/.test(value);
const tellsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : []).filter(isId).slice(0, mostTells);

export const isSame = (one: Pick<HiddenThing, "kind" | "id">, other: Pick<HiddenThing, "kind" | "id">): boolean =>
  one.kind === other.kind && one.id === other.id;

/** The league and the stage of an event; `leagueKey` is null if the league is not known. */
export type EventPlace = { readonly leagueKey: string | null; readonly stageId: string };

/** Whether a game is hidden itself, or by a side, its league or its race. An unknown league counts as hidden while any league is hidden. */
export function hidesGame(
  things: readonly HiddenThing[],
  { id, homeParticipantId, awayParticipantId }: Pick<EventFields, "id" | "homeParticipantId" | "awayParticipantId">,
  place: EventPlace | null,
): boolean {
  return things.some((thing) => {
    if (thing.kind === "game") return thing.id === id;
    if (thing.kind === "league") return place === null || place.leagueKey === null || thing.id === place.leagueKey;
    if (thing.kind === "race") return place === null ? mayHide(thing, id ?? "") : thing.id === place.stageId;
    return thing.id === homeParticipantId || thing.id === awayParticipantId;
  });
}

/** Whether a thing may hide a game if only the game's id is known: a race hides starters of its own sport alone. */
export const mayHide = ({ kind, id }: Pick<HiddenThing, "kind" | "id">, eventId: string): boolean =>
  kind === "game" ? id === eventId : kind !== "race" || sportIdOf(id) === sportIdOf(eventId);

/** Null if the feed does not identify the league. */
export const leagueKeyOf = (sportId: number, { templateKey }: LeagueFields): string | null =>
  templateKey ? toLeagueKey(sportId, templateKey) : null;
