import { all as bettingProse, type Texts } from "#texts/domain/bettingProse.all.js";
import type { NamesWithBookmakers } from "./names-with-bookmakers.ts";
import type { Bookmaker } from "../../../../shared/betting/bookmaker.ts";

/** Letters that look like Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ["аα", "a"],
    ["вβ", "b"],
    ["сϲ", "c"],
    ["еε", "e"],
    ["нη", "n"],
    ["іιıӏ", "i"],
    ["ј", "j"],
    ["кκ", "k"],
    ["ⅼ", "l"],
    ["мμ", "m"],
    ["оοσ", "o"],
    ["рρ", "p"],
    ["ѕ", "s"],
    ["тτ", "t"],
    ["υ", "u"],
    ["ν", "v"],
    ["ѡω", "w"],
    ["хχ", "x"],
    ["уγ", "y"],
    ["ł", "l"],
    ["ø", "o"],
    ["أإآا", "ا"],
  ].flatMap(([letters = "", latin = ""]) => [...letters].map((letter) => [letter, latin])),
);
/** Signs that stand for a letter inside a name. */
const signs: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  l: "i",
  "|": "i",
  "!": "i",
  "3": "e",
  "5": "s",
  $: "s",
  "@": "a",
};

const latinDigits = (digit: string): string => String((digit.codePointAt(0) ?? 0) & 0xf);

/**
 * A text as a reader takes it in: wide and decorated letters as plain ones, without case, accents and unseen marks,
 * look-alike letters as the letters that they resemble, Arabic digits as Latin ones.
 */
const toPlain = (text: string): string =>
  text
    .normalize("NFKD")
    // "Côte" and "côté" are no "cote".
    .replace(/(c)o\u0302(t)/gi, "$1^$2")
    .replace(/[\p{M}\p{Cf}\u115f\u1160\u3164]/gu, "")
    .replace(/[٠-٩۰-۹]/g, latinDigits)
    .replaceAll("٫", ".")
    .toLowerCase()
    .replace(/[^\x20-\x7e]/gu, (letter) => lookAlikes[letter] ?? letter);

/** The same with every letter of a group of confusable signs as one; it is as long as `plain`. */
const toConfusable = (plain: string): string => plain.replace(/[01l|!35$@]/g, (sign) => signs[sign] ?? sign);

/** A bookmaker that a text names; `id` is null for one that has no licence in any market of the site. */
export type NamedBookmaker = { readonly id: number | null; readonly name: string };
/** The kind of statement about betting that a text makes, besides the bookmaker's name. */
export type BettingSubject = "a price" | "an offer" | "a call to bet";

/** Finds bookmakers and statements about betting in a text that a provider wrote. */
export type BettingProse = {
  readonly named: (text: string) => readonly NamedBookmaker[];
  /** Null for a text that names no bookmaker, or says nothing of bets. */
  readonly find: (
    text: string,
  ) => { readonly bookmakers: readonly NamedBookmaker[]; readonly subject: BettingSubject } | null;
};

export function createBettingProse(bookmakers: readonly Bookmaker[], names: NamesWithBookmakers): BettingProse {
  const known = [
    ...bookmakers.flatMap(({ id, name }) =>
      [name, ...(names.aliases[name] ?? [])].map((spelt) => ({ id, name, spelt })),
    ),
    ...names.otherBookmakers.map((name) => ({ id: null, name, spelt: name })),
  ].map(({ id, name, spelt }) => ({ id, name, pattern: namePattern(spelt) }));
  const anyName = new RegExp(known.map(({ pattern }) => pattern).join("|"), "gu");
  const each = known.map(({ pattern, ...bookmaker }) => ({ bookmaker, test: new RegExp(pattern, "u") }));
  const sponsored = Object.values(names.sponsoredNames).flat().map(sponsoredPattern);
  const anySponsored = new RegExp(sponsored.toSorted((a, b) => b.length - a.length).join("|"), "gu");

  /** The text in letters that compare, without names that only contain a bookmaker's. */
  const withoutSponsored = (plain: string) => toConfusable(plain).replace(anySponsored, blank);
  const namedIn = (confusable: string): readonly NamedBookmaker[] => {
    const found = each.filter(({ test }) => test.test(confusable)).map(({ bookmaker }) => bookmaker);
    return [...new Map(found.map((bookmaker) => [bookmaker.name, bookmaker])).values()];
  };
  return {
    named: (text) => namedIn(withoutSponsored(toPlain(text))),
    find(text) {
      const plain = toPlain(text);
      const confusable = withoutSponsored(plain);
      const found = namedIn(confusable);
      if (found.length === 0) return null;
      const subject = subjectOf(without(plain, toConfusable(plain), [anySponsored, anyName]));
      return subject === null ? null : { bookmakers: found, subject };
    },
  };
}

const blank = (found: string): string => " ".repeat(found.length);

/** The text without the names: "ParionsSport" is no call to bet, nor the 1 of "1xBet" a price. */
function without(plain: string, confusable: string, names: readonly RegExp[]): string {
  const rest = names.reduce((text, pattern) => text.replace(pattern, blank), confusable);
  return [...plain].length === plain.length && rest.length === plain.length
    ? plain.replace(/[\s\S]/g, (letter, index: number) => (rest[index] === " " ? " " : letter))
    : plain;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** Names of so few letters are found as whole words alone. */
const shortName = 5;

/** A name, also with its letters set apart ("B e t c l i c", "Bet-clic"). */
function namePattern(name: string): string {
  const letters = [...toConfusable(toPlain(name))].filter((letter) => !/[\s.-]/.test(letter)).map(escaped);
  return letters.length <= shortName
    ? `(?<![\\p{L}\\p{N}])${letters.join("\\.?")}(?![\\p{L}\\p{N}])`
    : letters.join("[\\s._*·'-]{0,2}");
}

const sponsoredPattern = (name: string): string =>
  `(?<![\\p{L}\\p{N}])${toConfusable(toPlain(name))
    .split(/[\s-]+/)
    .map(escaped)
    .join("[\\s-]+")}(?![\\p{L}\\p{N}])`;

/**
 * The words of all languages, since a provider writes in any of them. The texts have no accents and are in lower case,
 * as `toPlain` writes them; `*` stands for any ending of a word, a space for any space or hyphen.
 */
const wordsPattern = (kind: keyof Texts): RegExp => {
  const each = Object.values(bettingProse)
    .flatMap((words) => words[kind])
    .map((word) => escaped(word).replaceAll("\\*", "\\p{L}*").replaceAll(" ", "[\\s-]+"));
  return new RegExp(`(?<![\\p{L}\\p{N}^])(?:ال|و|ب)?(?:${each.join("|")})(?![\\p{L}\\p{N}^])`, "u");
};

/** Together with a number they are a price. "Côté" and "côte" are other words; `toPlain` keeps them apart. */
const priceWord = wordsPattern("prices");
/** An offer, whatever stands beside it. */
const offer = wordsPattern("offers");
/** An offer where a sum of money stands beside it: "100 € offerts". */
const gift = wordsPattern("gifts");
/** A call to bet. */
const call = wordsPattern("calls");
/** "Against the odds" is no price. */
const idiom = /against (?:all )?(?:the )?odds/g;
const sum = /[€$£]\s?\d|\d\s?(?:[€$£]|(?:euros?|eur|dollars?|pounds?|zl|zlotych|kc|يورو|دولار)(?!\p{L}))/u;

/** Excludes numbers with a unit, which are no prices: metres, seconds, a time of the day, a percentage. */
const unit = String.raw`(?!\s?(?:%|[€$£]|[hms](?!\p{L})|(?:km|cm|kg|mm|min|sec|secondes?|seconds?|uhr|uur|pts?|points?|metres?|meter)(?!\p{L})))`;
/** 1.85, 1,85: of two places and below 12, as times and dates are not all. A scoreline has one place. */
const decimalPrice = new RegExp(String.raw`(?<![\p{L}\d.,:/+-])(?:[1-9]|1[01])[.,]\d\d(?![\d.,:/])${unit}`, "u");
/** "@ 2.1" */
const pricedAt = /@\s?\d+(?:[.,]\d+)?(?!\p{L})/u;
/** 7/2, 11/4; no date ("le 7/2"), no round ("1/2 finale") and no year's half. */
const fraction =
  /(?<![\d/.,])(?<!(?:^|\s)(?:le|du|au|on|am|vom|el|del|il|em|dia|op|dnia|dne)\s)(?!1\/)[1-9]\d?\/[1-58](?![\d/.,])(?!\s?(?:de\s)?final)/u;
/** +150 */
const american = new RegExp(String.raw`(?:^|[\s(:])[+-][1-9]\d{2,3}(?![\d.,])${unit}(?!\s\p{L}{5})`, "u");

function subjectOf(text: string): BettingSubject | null {
  const said = text.replace(idiom, blank);
  if (priceWord.test(said) && /\d/.test(said)) return "a price";
  if ([decimalPrice, pricedAt, fraction, american].some((price) => price.test(said))) return "a price";
  if (offer.test(said) || (sum.test(said) && gift.test(said))) return "an offer";
  return call.test(said) ? "a call to bet" : null;
}
