/** The types of `pm_{type}_`, for a person, a competitor or a team: the profile, the statistics, the missed games, the strength. */
export const playerFeed = { profile: 1, figures: 2, missed: 3, strength: 4 } as const;
