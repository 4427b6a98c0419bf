/**
 * The sports whose games can end level when their bets are settled, so that lists have a column for the draw (C3.11): soccer,
 * hockey, handball, rugby union, floorball, bandy, futsal, rugby league, water polo, field hockey, beach soccer, pesapallo,
 * kabaddi.
 */
const drawSports: ReadonlySet<number> = new Set([1, 4, 7, 8, 9, 10, 11, 19, 22, 24, 26, 30, 42]);

export const hasDraw = (sportId: number): boolean => drawSports.has(sportId);
