/** The types of `pm_{type}_`, for a person, a competitor or a team: the profile, the statistics, the missed games. */
export const playerFeed = { profile: 1, figures: 2, missed: 3 } as const;
