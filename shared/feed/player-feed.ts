/** What `pm_{type}_` answers of a person, a competitor or a team: who it is, what was done, what was missed. */
export const playerFeed = { profile: 1, figures: 2, missed: 3 } as const;
