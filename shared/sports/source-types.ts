/** Whether a league's or an event's score is followed live (C3.15). */
export const sourceTypes = { unknown: -1, no: 0, yes: 1, finalOnly: 2 } as const;
export type SourceType = (typeof sourceTypes)[keyof typeof sourceTypes];

const known: readonly SourceType[] = Object.values(sourceTypes);

export const parseSourceType = (value: number | null | undefined): SourceType =>
  known.find((type) => type === value) ?? sourceTypes.unknown;

/** True when the score arrives only with the final whistle, so that a row must not promise a live one. */
export const isFinalOnly = (type: SourceType): boolean => type === sourceTypes.finalOnly;
