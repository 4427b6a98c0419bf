import type { Language } from "../../../shared/texts/languages.ts";
import { matchTexts } from "../../i18n/match-texts.ts";
import type { MatchTexts } from "../../i18n/match/fr.ts";
import { eventKind } from "./event-kind.ts";
import { eventWordParts } from "./event-word-parts.ts";

const joined = new Map<string, MatchTexts>();

/** The texts of a match's page in the words of the sport: a bout is a fight, and a race no match. */
export function matchWords(sportId: number, lang: Language): MatchTexts {
  const kind = eventKind(sportId);
  if (kind === null) return matchTexts(lang);
  const key = `${lang} ${kind}`;
  const known = joined.get(key);
  if (known !== undefined) return known;
  const texts = join(matchTexts(lang), eventWordParts.read().eventWords(lang)[kind]);
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
