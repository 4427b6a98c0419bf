/** The part of a fake origin that takes tables of seasons, for imports that send none. */
export const noStandings = { standings: () => Promise.reject(new Error("no table was expected")) };
