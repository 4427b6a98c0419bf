import type { Language } from "../../../shared/texts/languages.ts";
import { matchTexts, type MatchTexts } from "../../i18n/match-texts.ts";
import { eventKind } from "./event-kind.ts";
import { matchPageTexts } from "../../i18n/match-page-texts.ts";

const joined = new Map<string, MatchTexts>();

type Part<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Part<T[K]> }
    : T;

/** Sentences of a match's page, reworded for bouts and races. */
type EventWords = { readonly [kind in "bout" | "race"]: Part<MatchTexts> };

/** The texts of a match's page, those that have other words for a bout or a race in these. */
function joinedWords(kind: "bout" | "race", lang: Language): MatchTexts {
  const key = `${lang} ${kind}`;
  const known = joined.get(key);
  if (known !== undefined) return known;
  const { eventWords }: { readonly eventWords: EventWords } = matchPageTexts(lang);
  const texts = join(matchTexts(lang), eventWords[kind]);
  joined.set(key, texts);
  return texts;
}

function join<T extends object>(texts: T, own: object): T {
  const parts = Object.entries(own).map(([name, part]) => {
    const usual: unknown = texts[name as keyof T];
    return [name, isGroup(usual) && isGroup(part) ? join(usual, part) : part] as const;
  });
  return { ...texts, ...Object.fromEntries(parts) };
}

const isGroup = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The texts of a match's page in the words of the sport: a bout is a fight, and a race no match. */
export function matchWords(sportId: number, lang: Language): MatchTexts {
  const kind = eventKind(sportId);
  return kind === null ? matchTexts(lang) : joinedWords(kind, lang);
}
