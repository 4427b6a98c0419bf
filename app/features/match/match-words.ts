import { sportById } from "../../../shared/sports/catalogue.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { eventWords } from "../../i18n/event-words-texts.ts";
import { matchTexts } from "../../i18n/match-texts.ts";
import type { MatchTexts } from "../../i18n/match/fr.ts";
import { isBout } from "./is-bout.ts";

const joined = new Map<string, MatchTexts>();

/** The texts of a match's page in the words of the sport: a bout is a fight, and a race no match. */
export function matchWords(sportId: number, lang: Language): MatchTexts {
  const kind = isBout(sportId) ? "bout" : sportById(sportId)?.duel === false ? "race" : null;
  if (kind === null) return matchTexts(lang);
  const key = `${lang} ${kind}`;
  const known = joined.get(key);
  if (known !== undefined) return known;
  const texts = join(matchTexts(lang), eventWords(lang)[kind]);
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
