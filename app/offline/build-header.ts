/** On the data of a page: the build that they are of, which must be that of the page that takes them. */
export const buildHeader = "x-tribune-build";
