/** How a crest is parted: two halves side by side, a middle third, a band below, two triangles. */
type Pattern = "halves" | "third" | "band" | "diagonal";
export type CrestColours = { readonly pattern: Pattern; readonly first: string; readonly second: string };

const patterns: readonly Pattern[] = ["halves", "third", "band", "diagonal"];

/** The pairs of `app/features/match-row/crests.css`, in its order; the patterns take turns. */
const pairs = `#d7263d #8f1226, #1d4ed8 #f2c230, #0b7a4b #ffffff, #f2c230 #111827, #111827 #e5e7eb, #7c1d34 #6fb1e6,
  #e8590c #1f2937, #ffffff #d7263d, #0ea5b7 #0b3d59, #5b2a86 #c9b6e4, #ffffff #1d4ed8, #b91c1c #111827, #1e3a8a #b91c1c,
  #2f9e44 #f2c230, #6fb1e6 #ffffff, #8c5a2b #f3e3c3, #be185d #1e3a8a, #f59f00 #0b7a4b, #334155 #38bdf8, #ffffff #0b7a4b,
  #0f766e #facc15, #dc2626 #ffffff, #3730a3 #a5b4fc, #ffffff #111827`;

/** By the number that `crestOf` gives. */
export const crestColours: readonly CrestColours[] = pairs.split(/,\s+/).map((pair, index) => {
  const [first = "", second = ""] = pair.split(" ");
  return { pattern: patterns[index % patterns.length] ?? "halves", first, second };
});
