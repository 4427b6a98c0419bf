/** Rows of the summary block of a tournament page, and of one part of its data (C9.05). */
export const summaryBlockRows = 10;
export const dataPartRows = 100;
