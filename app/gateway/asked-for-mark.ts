/** In the page that says that there is no page at an address: where what was asked for is said. */
export const askedForMark = "<!--asked-->";
