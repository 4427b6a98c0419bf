/**
 * The games of a round by the circle method: every team meets every other once in `count - 1` rounds, then again with
 * sides changed. Indices into the list of teams; with an odd count one team rests.
 */
export function roundPairs(count: number, round: number): readonly (readonly [home: number, away: number])[] {
  const even = count + (count % 2);
  const turns = even - 1;
  const turn = round % turns;
  const sidesChanged = Math.floor(round / turns) % 2 === 1;
  const pairs: (readonly [number, number])[] = [];
  for (let index = 0; index < even / 2; index += 1) {
    const a = index === 0 ? turns : (turn + index) % turns;
    const b = index === 0 ? turn : (turn - index + turns) % turns;
    if (a >= count || b >= count) continue;
    // Alternating with the turn keeps any team from playing at home many rounds in a row.
    pairs.push(((index + turn) % 2 === 0) !== sidesChanged ? [a, b] : [b, a]);
  }
  return pairs;
}

export const roundsPerSeason = (count: number): number => 2 * (count + (count % 2) - 1);
