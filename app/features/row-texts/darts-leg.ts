/** The leg being played (C9.09): the one after all those that either side has won. */
export const legNumber = (homeLegs: number, awayLegs: number): number => homeLegs + awayLegs + 1;
