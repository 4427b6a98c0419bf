/** Compounds of a racing car's tyres, from the softest; the last two are for a wet track. */
export const tyres = ["soft", "medium", "hard", "intermediate", "wet"] as const;

export type Tyre = (typeof tyres)[number];

/** Null for a text that is no known tyre, such as a source's own name for one. */
export const parseTyre = (text: string | null | undefined): Tyre | null => tyres.find((tyre) => tyre === text) ?? null;
