/** How often a tab checks whether another has changed the favourites (C6.01). */
export const tabPollMs = 500;
