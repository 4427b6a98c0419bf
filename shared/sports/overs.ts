const ballsPerOver = 6;

/** "12.4" (twelve overs and four balls) as balls, 76; null for text that is not a number of overs. */
export function parseOvers(text: string): number | null {
  const match = /^(\d{1,4})(?:\.([0-5]))?$/.exec(text.trim());
  return match === null ? null : Number(match[1]) * ballsPerOver + Number(match[2] ?? 0);
}

/** 76 balls as "12.4"; whole overs without a point. */
export function formatOvers(balls: number): string {
  const rest = balls % ballsPerOver;
  const overs = (balls - rest) / ballsPerOver;
  return rest === 0 ? String(overs) : `${overs}.${rest}`;
}

/** Runs per over; null before the first ball. */
export const runRate = (runs: number, balls: number): number | null =>
  balls > 0 ? (runs * ballsPerOver) / balls : null;

/** Runs per over that a chasing side still needs: 0 when it needs none, null when no ball is left. */
export function requiredRunRate(chase: {
  readonly target: number;
  readonly runs: number;
  readonly ballsLeft: number;
}): number | null {
  const needed = chase.target - chase.runs;
  return needed <= 0 ? 0 : runRate(needed, chase.ballsLeft);
}
