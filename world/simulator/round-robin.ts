/**
 * The games of a round by the circle method: every team meets every other once in `count - 1` rounds, then again with
 * sides changed. Home and away alternate: no team is at home, or away, more than twice in a row within a turn of the
 * circle. Indices into the list of teams; with an odd count one team rests.
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
    // A team moves one place further in each round, so that its side changes with its place; the side of the one team
    // that does not move changes with the round.
    const isFirstAtHome = (index === 0 ? turn : index) % 2 === 0;
    pairs.push(isFirstAtHome !== sidesChanged ? [a, b] : [b, a]);
  }
  return pairs;
}

/** Rounds in which everybody meets everybody `meetings` times. */
export const roundsOf = (count: number, meetings: number): number => (count + (count % 2) - 1) * meetings;
