import type { Pair, Side } from "../../../shared/timeline/incident.ts";
import type { ParsedKick } from "../soccer/parsed-details.ts";

/**
 * "0-1 MBAPPE, 1-1 MESSI, COMAN (missed) …". Sides take turns, so the first kick that scored shows who began.
 * @returns the kicks in their order, or the reason, in words, why the text has none
 */
export function parseShootOut(text: string, result: Pair | null): readonly ParsedKick[] | string {
  const entries = text.split(",").map((entry) => entry.replaceAll(/\s+/g, " ").trim());
  let before: Pair = [0, 0];
  let first: Side | null = null;
  const kicks: { player: string; scored: boolean }[] = [];
  for (const [index, entry] of entries.entries()) {
    const scored = /^(\d+)-(\d+) (.+)$/.exec(entry);
    if (scored === null) {
      const missed = /^(.+?) \((?:missed|saved|post|bar)\)$/.exec(entry);
      if (missed === null) return `the kick ${JSON.stringify(entry)} is not one`;
      kicks.push({ player: missed[1] ?? "", scored: false });
      continue;
    }
    const after: Pair = [Number(scored[1]), Number(scored[2])];
    const side: Side = after[0] > before[0] ? 1 : 2;
    if (after[0] + after[1] !== before[0] + before[1] + 1)
      return `the kick ${JSON.stringify(entry)} does not follow ${before.join("-")}`;
    const begins: Side = index % 2 === 0 ? side : side === 1 ? 2 : 1;
    if (first !== null && first !== begins) return `the kick ${JSON.stringify(entry)} is out of turn`;
    first = begins;
    before = after;
    kicks.push({ player: scored[3] ?? "", scored: true });
  }
  if (result !== null && before.join() !== result.join())
    return `the kicks (${before.join("-")}) are not the shoot-out ${result.join("-")}`;
  const began = first ?? 1;
  return kicks.map((kick, index) => ({ ...kick, side: index % 2 === 0 ? began : began === 1 ? 2 : 1 }));
}
