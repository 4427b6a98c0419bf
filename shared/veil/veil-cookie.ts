import { readVeilMode, veilCookie, type VeilMode } from "./veil-mode.ts";

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

/** The value of the cookie; the oldest things that it has no room for are left out. */
export function formatVeil({ mode, things }: VeilRequest): string {
  const texts = mode === "hidden" ? [] : things.map(toText);
  while (texts.join("").length > mostCharacters) texts.shift();
  return (mode ?? "some") + texts.join("");
}

/** What the header `cookie` of a request says, null for a visitor who wants to see everything. */
export function readVeil(cookies: string | null): VeilRequest | null {
  const value = new RegExp(`(?:^|;\\s*)${veilCookie}=(?:some|late)((?:![\\w.]+)+)(?:;|$)`).exec(cookies ?? "");
  const mode = readVeilMode(cookies);
  if (value === null || mode === "hidden") return mode === null ? null : { mode, things: [] };
  const things = (value[1] ?? "").slice(0, mostCharacters).split(thingMark).flatMap(parseThing);
  return things.length === 0 && mode === null ? null : { mode, things };
}

const letterOf = (kind: VeiledThing["kind"]): string => kind.slice(0, 1);
const toText = ({ kind, id, tells }: VeiledThing): string => thingMark + [letterOf(kind), id, ...tells].join(".");

const isLetter = (text: string): text is Letter => text in kindLetters;

function parseThing(text: string): readonly VeiledThing[] {
  const [letter = "", id = "", ...tells] = text.split(".");
  return isLetter(letter) && id !== "" ? [{ kind: kindLetters[letter], id, tells: tells.filter(Boolean) }] : [];
}
