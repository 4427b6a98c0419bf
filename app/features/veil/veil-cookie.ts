import { veilCookie, type VeilMode } from "./veil-mode.ts";

const kindLetters = { g: "game", t: "team", l: "league", r: "race" } as const;
type Letter = keyof typeof kindLetters;

/** A thing whose results a visitor hides: a game, all games of a team or a league, or a race or tournament of many starters. */
export type VeiledThing = {
  readonly kind: (typeof kindLetters)[Letter];
  /** An event's or a participant's id, a league's key (C3.19), or a race's stage. */
  readonly id: string;
  /** Ids of other things that reveal the result: a game's sides and the stage of its league, a league's own ids. */
  readonly tells: readonly string[];
};

/** The results that a visitor hides, in the form that the server needs. */
export type VeilRequest = {
  /** The mode for all games; null if only `things` are hidden. */
  readonly mode: VeilMode | null;
  /** How late the page of mode "late" is; 0 in the others. */
  readonly delaySeconds: number;
  readonly things: readonly VeiledThing[];
};

/** It stays below the 4,096 bytes that a browser keeps per cookie. */
const mostCharacters = 3_600;
const thingMark = "!";

/** A page's key has the delay, so that it has few values. */
export const delayStepSeconds = 5;
export const longestDelaySeconds = 180;

/** Formats the value of the cookie. If the hidden things do not fit, it hides everything. */
export function formatVeil({ mode, delaySeconds, things }: VeilRequest): string {
  const delay = mode === "late" ? Math.ceil(delaySeconds / delayStepSeconds) * delayStepSeconds : "";
  const text = (mode ?? "some") + delay + (mode === "hidden" ? "" : things.map(toText).join(""));
  return text.length > mostCharacters ? "hidden" : text;
}

const hidesAll: VeilRequest = { mode: "hidden", delaySeconds: 0, things: [] };
const cookieValues = new RegExp(`(?:^|;)\\s*${veilCookie}=([^;]*)`, "g");

/**
 * Reads the header `cookie` of a request; null for a visitor who hides nothing. A visitor with this cookie wants to see less, so
 * a malformed cookie hides everything, and among several the strictest mode applies. An empty cookie was just removed: it is ignored.
 */
export function readVeil(cookies: string | null): VeilRequest | null {
  const values = [...(cookies ?? "").matchAll(cookieValues)].flatMap(([, value = ""]) => value.trim() || []);
  if (values.length === 0) return null;
  const veils = values.map(parseVeil);
  const modes = veils.map(({ mode }) => mode);
  if (modes.includes("hidden")) return hidesAll;
  const delaySeconds = Math.max(...veils.map((veil) => veil.delaySeconds));
  return { mode: modes.includes("late") ? "late" : null, delaySeconds, things: veils.flatMap(({ things }) => things) };
}

function parseVeil(value: string): VeilRequest {
  const [, mode, delay, texts = ""] = /^(some|late(\d{0,3}))((?:![\w.]+)*)$/.exec(value) ?? [];
  if (mode === undefined || value.length > mostCharacters) return hidesAll;
  const things = texts.split(thingMark).slice(1).map(parseThing);
  if (!things.every((thing) => thing !== null)) return hidesAll;
  if (delay !== undefined) return { mode: "late", delaySeconds: toDelay(delay), things };
  return things.length === 0 ? hidesAll : { mode: null, delaySeconds: 0, things };
}

/** The longest delay for one that no page of ours has written: nothing is shown too early then. */
function toDelay(text: string): number {
  const seconds = Number(text);
  const isOurs = seconds > 0 && seconds <= longestDelaySeconds && seconds % delayStepSeconds === 0;
  return isOurs ? seconds : longestDelaySeconds;
}

const letterOf = (kind: VeiledThing["kind"]): string => kind.slice(0, 1);
const toText = ({ kind, id, tells }: VeiledThing): string => thingMark + [letterOf(kind), id, ...tells].join(".");

const isLetter = (text: string): text is Letter => text in kindLetters;

function parseThing(text: string): VeiledThing | null {
  const [letter = "", id = "", ...tells] = text.split(".");
  return isLetter(letter) && id !== "" ? { kind: kindLetters[letter], id, tells: tells.filter(Boolean) } : null;
}
