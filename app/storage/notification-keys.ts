/** Holds a bare "1" or "0": whether notifications sound (C4.37). */
export const soundFlagName = "fsdc_sound";

/** Holds the sports whose games send no news, a JSON list of ids. */
export const mutedSportsName = "tribune_muted_sports";

/** Holds the kinds of news that are not wanted, a JSON list. */
export const mutedKindsName = "tribune_muted_kinds";

/** Holds the games of which it was said that they become exciting, a JSON list of ids. */
export const toldExcitingName = "tribune_told_exciting";

/** Holds a bare "1" where goals and red cards of all listed games are announced to a screen reader. */
export const announceAllName = "tribune_announce_all";
