/** Rows of one part of a tournament's or a participant's data (C9.05). */
export const dataPartRows = 100;

/** Rows of each block of a tournament page's summary (C9.05). */
export const summaryRows = 10;
