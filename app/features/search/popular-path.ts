/** The search dialog loads its first suggestions from this path, before anything is typed. It is not a page, and nothing links to it. */
export const popularPath = "/-/popular";
