/** The mark in the not-found page that the gateway replaces with a text about the requested address. */
export const askedForMark = "<!--asked-->";
