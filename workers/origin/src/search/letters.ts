/** Letters that Unicode does not split into a base and accents, as they are typed without them. */
export const latinLetters: ReadonlyMap<string, string> = new Map([
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
export const greekLetters = toLetterMap(
  "α a, β v, γ g, δ d, ε e, ζ z, η i, θ th, ι i, κ k, λ l, μ m, ν n, ξ x, ο o, π p, ρ r, σ s, ς s, τ t, υ y, φ f, χ ch, ψ ps, ω o",
);

/** Cyrillic of Russian, and of the letters that its neighbours add. */
export const cyrillicLetters = toLetterMap(
  "а a, б b, в v, г g, д d, е e, ё e, ж zh, з z, и i, й y, к k, л l, м m, н n, о o, п p, р r, с s, т t, у u, ф f, х kh, " +
    "ц ts, ч ch, ш sh, щ shch, ъ, ы y, ь, э e, ю yu, я ya, " +
    "і i, ї yi, є ye, ґ g, ў u, ђ dj, ј j, љ lj, њ nj, ћ c, џ dz, ѓ g, ќ k, ѕ dz",
);

/** Serbian writes each letter in both scripts; these are its Latin letters without accents. */
export const serbianLetters: ReadonlyMap<string, string> = new Map([
  ...cyrillicLetters,
  ...toLetterMap("ђ d, ж z, ц c, ч c, ш s, х h"),
]);

/** Letters of which Arabic has several forms, which few people type apart; and those of Persian keyboards. */
export const arabicLetters = toLetterMap("ٱ ا, ى ي, ة ه, ی ي, ک ك");

/** "а a, ъ, ю yu" as a map. */
function toLetterMap(pairs: string): ReadonlyMap<string, string> {
  return new Map(
    pairs.split(", ").map((pair) => {
      const [letter = "", latin = ""] = pair.split(" ");
      return [letter, latin];
    }),
  );
}
