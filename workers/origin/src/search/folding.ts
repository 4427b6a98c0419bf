import { searchLanguages, toSearchLanguage, type SearchLanguage } from "./search-languages.ts";

/**
 * Pairs of letters that speakers of a language type for one letter: "Koeln" for Köln, "Aarhus" for Århus, "Djokovic"
 * for Đoković. Each pair becomes its first letter, in names and in typed text, so that a typed prefix stays a
 * prefix.
 */
const typedPairs: Readonly<Partial<Record<SearchLanguage, RegExp>>> = {
  de: /([aou])e/g,
  da: /(a)a|(o)e/g,
  no: /(a)a|(o)e/g,
  sv: /(a)[ae]|(o)e/g,
  hr: /(d)j/g,
  sl: /(d)j/g,
  sr: /(d)j/g,
};

/** Letters that Unicode does not split into a base and accents, as they are typed without them. */
const latinLetters: ReadonlyMap<string, string> = new Map([
  ["æ", "ae"],
  ["œ", "oe"],
  ["ø", "o"],
  ["ß", "ss"],
  ["ł", "l"],
  ["đ", "d"],
  ["ð", "d"],
  ["þ", "th"],
  ["ı", "i"],
  ["ħ", "h"],
  ["ŧ", "t"],
  ["ŋ", "ng"],
  ["ĸ", "k"],
  ["ə", "e"],
]);

/** Greek as newspapers write it in Latin letters. */
const greekLetters = toLetterMap(
  "α a, β v, γ g, δ d, ε e, ζ z, η i, θ th, ι i, κ k, λ l, μ m, ν n, ξ x, ο o, π p, ρ r, σ s, ς s, τ t, υ y, φ f, χ ch, ψ ps, ω o",
);

/** Cyrillic of Russian, and of the letters that its neighbours add. */
const cyrillicLetters = toLetterMap(
  "а a, б b, в v, г g, д d, е e, ё e, ж zh, з z, и i, й y, к k, л l, м m, н n, о o, п p, р r, с s, т t, у u, ф f, х kh, " +
    "ц ts, ч ch, ш sh, щ shch, ъ, ы y, ь, э e, ю yu, я ya, " +
    "і i, ї yi, є ye, ґ g, ў u, ђ dj, ј j, љ lj, њ nj, ћ c, џ dz, ѓ g, ќ k, ѕ dz",
);

/** Serbian writes each letter in both scripts; these are its Latin letters without accents. */
const serbianLetters: ReadonlyMap<string, string> = new Map([
  ...cyrillicLetters,
  ...toLetterMap("ђ d, ж z, ц c, ч c, ш s, х h"),
]);

/** Letters of which Arabic has several forms, which few people type apart; and those of Persian keyboards. */
const arabicLetters = toLetterMap("ٱ ا, ى ي, ة ه, ی ي, ک ك");

/** "а a, ъ, ю yu" as a map. */
function toLetterMap(pairs: string): ReadonlyMap<string, string> {
  return new Map(
    pairs.split(", ").map((pair) => {
      const [letter = "", latin = ""] = pair.split(" ");
      return [letter, latin];
    }),
  );
}

/**
 * A name or a visitor's query in the form in which search compares them (A9.05): lower-case Latin letters without
 * accents, digits, and single spaces between words. Greek and Cyrillic become Latin; other scripts stay, Arabic
 * without its marks, with one form of each letter and without articles. Apostrophes
 * and invisible characters vanish; other punctuation separates words.
 */
export function foldForSearch(text: string, tag: string): string {
  const lang = toSearchLanguage(tag);
  return joinPairs(foldLetters(text, lang === "sr" ? serbianLetters : cyrillicLetters), lang);
}

/** Languages that fold names in different ways: one of each pair of letters, and Serbian, whose Cyrillic is its own. */
const foldingLanguages: readonly SearchLanguage[] = searchLanguages.filter(
  (lang, index) =>
    lang === "sr" ||
    searchLanguages.findIndex((other) => other !== "sr" && String(typedPairs[other]) === String(typedPairs[lang])) ===
      index,
);

/** A pair of any language. */
const anyPair = new RegExp(
  Object.values(typedPairs)
    .map(({ source }) => source)
    .join("|"),
);

/** Every form that a language folds a name to, each once. */
export function foldForEverySearch(text: string): ReadonlySet<string> {
  const usual = foldLetters(text, cyrillicLetters);
  // A ledger that starts folds thousands of names, and most of them have no pair.
  if (isPlain(text) && !anyPair.test(usual)) return new Set([usual]);
  // Most names are written in plain letters, which all languages fold alike.
  const serbian = isPlain(text) ? usual : foldLetters(text, serbianLetters);
  return new Set(foldingLanguages.map((lang) => joinPairs(lang === "sr" ? serbian : usual, lang)));
}

function joinPairs(folded: string, lang: SearchLanguage): string {
  const pairs = typedPairs[lang];
  return pairs === undefined ? folded : folded.replace(pairs, (pair) => pair.charAt(0));
}

const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text);

function foldLetters(text: string, cyrillic: ReadonlyMap<string, string>): string {
  // Normalising would turn a free-standing accent into a space, so apostrophes go before. A copied text has marks that nobody
  // sees: soft hyphens, directions, spaces without a width.
  const bare = text.replace(/['’‘ʼ`´]|\p{Default_Ignorable_Code_Point}/gu, "");
  // Most names are written in plain letters, and a ledger that starts folds thousands.
  if (isPlain(bare)) return partWords(bare.toLowerCase(), /[^a-z0-9]+/g);
  let folded = "";
  for (const letter of bare.normalize("NFKC").toLowerCase().replace(/ο[υύ]/g, "ou")) {
    folded += letter < "\u0080" ? letter : foldLetter(letter, cyrillic);
  }
  return withoutArticles(partWords(folded.normalize("NFC"), /[^\p{L}\p{M}\p{N}]+/gu));
}

/** "قدم" finds "كرة القدم": the Arabic article is a part of its word. */
const withoutArticles = (folded: string): string => folded.replace(/(^| )ال(?=\p{L})/gu, "$1");

const partWords = (text: string, between: RegExp): string => text.replace(between, " ").trim();

function foldLetter(letter: string, cyrillic: ReadonlyMap<string, string>): string {
  // "й" is a letter of its own, "ή" is eta with an accent: the whole letter is looked up before its base.
  const base = cyrillic.has(letter)
    ? letter
    : letter.normalize("NFD").replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, "");
  return cyrillic.get(base) ?? greekLetters.get(base) ?? arabicLetters.get(base) ?? latinLetters.get(base) ?? base;
}
