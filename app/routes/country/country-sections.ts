/** What the tabs of a country or a category are called: as the same sections of a competition. */
export const sectionOf = { finished: "results", scheduled: "fixtures" } as const;
