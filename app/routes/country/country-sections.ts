/** The competition sections that give the tabs of a country or a category their names. */
export const sectionOf = { finished: "results", scheduled: "fixtures" } as const;
