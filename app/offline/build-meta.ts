/** The `meta` of each document with the build that its scripts are of. */
export const buildMetaName = "build";
/** Answers with the build that the site has now. */
export const buildPath = "/-/build";
