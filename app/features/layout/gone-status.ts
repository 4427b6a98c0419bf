/** The status of a page whose subject was deleted (C3.08). */
export const goneStatus = 410;
