/** What the window of the search offers before a key: asked for by it, and no page of its own. Nothing links to it. */
export const popularPath = "/-/popular";
