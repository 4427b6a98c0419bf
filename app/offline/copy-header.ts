/**
 * A request for a page that is to be kept in the browser. It is answered with a page that holds no betting whatever the place
 * allows: when it is shown, the place or the age may be another.
 */
export const copyHeader = "x-page-copy";
