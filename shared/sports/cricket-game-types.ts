/** Cricket game types (C3.15), with the overs of an innings; a test has no limit. */
export const cricketGameTypes = { test: 5149866, odi: 5149867, t20: 5149868 } as const;
export type CricketGameType = keyof typeof cricketGameTypes;

const oversPerInnings: Readonly<Record<CricketGameType, number | null>> = { test: null, odi: 50, t20: 20 };

const names = ["test", "odi", "t20"] as const satisfies readonly CricketGameType[];

/** Null for an id that names no game type. */
export const cricketGameType = (id: number): CricketGameType | null =>
  names.find((name) => cricketGameTypes[name] === id) ?? null;

export const oversLimit = (type: CricketGameType): number | null => oversPerInnings[type];
