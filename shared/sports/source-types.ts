/** Whether a league's or an event's score is followed live (C3.15). */
export const sourceTypes = { unknown: -1, no: 0, yes: 1, finalOnly: 2 } as const;
