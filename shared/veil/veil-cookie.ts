import { veilCookie, type VeilMode } from "./veil-mode.ts";

const kindLetters = { g: "game", t: "team", l: "league", r: "race" } as const;
type Letter = keyof typeof kindLetters;

/** A game, all games of a team or a league, or a race or a tournament of many starters, of which a visitor wants to see no result. */
export type VeiledThing = {
  readonly kind: (typeof kindLetters)[Letter];
  /** An event's or a participant's id, a league's key (C3.19), or a race's stage. */
  readonly id: string;
  /** Ids of what tells the result as well: a game's sides and the stage of its league, a league's own ids. */
  readonly tells: readonly string[];
};

/** What a visitor wants not to see, as the server has to know it. */
export type VeilRequest = {
  /** Of all games; null where only the things are hidden. */
  readonly mode: VeilMode | null;
  readonly things: readonly VeiledThing[];
};

/** A browser keeps cookies of 4,096 bytes at most. */
const mostCharacters = 3_600;
const thingMark = "!";

/** The value of the cookie; it hides everything where it has no room for all that is to be hidden. */
export function formatVeil({ mode, things }: VeilRequest): string {
  const text = (mode ?? "some") + (mode === "hidden" ? "" : things.map(toText).join(""));
  return text.length > mostCharacters ? "hidden" : text;
}

const hidesAll: VeilRequest = { mode: "hidden", things: [] };
const cookieValues = new RegExp(`(?:^|;)\\s*${veilCookie}=([^;]*)`, "g");

/**
 * What the header `cookie` of a request says, null for a visitor who wants to see everything. Whoever has such a cookie wants to see less:
 * one that cannot be read hides everything, and of several the strictest mode holds. An empty one was just removed.
 */
export function readVeil(cookies: string | null): VeilRequest | null {
  const values = [...(cookies ?? "").matchAll(cookieValues)].flatMap(([, value = ""]) => value.trim() || []);
  if (values.length === 0) return null;
  const veils = values.map(parseVeil);
  const modes = veils.map(({ mode }) => mode);
  if (modes.includes("hidden")) return hidesAll;
  return { mode: modes.includes("late") ? "late" : null, things: veils.flatMap(({ things }) => things) };
}

function parseVeil(value: string): VeilRequest {
  const [, mode, texts = ""] = /^(some|late)((?:![\w.]+)*)$/.exec(value) ?? [];
  if (mode === undefined || value.length > mostCharacters) return hidesAll;
  const things = texts.split(thingMark).slice(1).map(parseThing);
  if (!things.every((thing) => thing !== null)) return hidesAll;
  if (mode === "late") return { mode, things };
  return things.length === 0 ? hidesAll : { mode: null, things };
}

const letterOf = (kind: VeiledThing["kind"]): string => kind.slice(0, 1);
const toText = ({ kind, id, tells }: VeiledThing): string => thingMark + [letterOf(kind), id, ...tells].join(".");

const isLetter = (text: string): text is Letter => text in kindLetters;

function parseThing(text: string): VeiledThing | null {
  const [letter = "", id = "", ...tells] = text.split(".");
  return isLetter(letter) && id !== "" ? { kind: kindLetters[letter], id, tells: tells.filter(Boolean) } : null;
}
