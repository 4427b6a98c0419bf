/** Rows of one part of a tournament's or a participant's data (C9.05). */
export const dataPartRows = 100;

/**
 * Lists are whole for so many days before and after today. Of other days they have what was posted, but not what
 * providers compute.
 */
export const heldDays = 7;

/** Rows of each block of a tournament page's summary (C9.05). */
export const summaryRows = 10;
