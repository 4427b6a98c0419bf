/** Told to the page when its code for accounts is opened, which a tab hears of itself alone: `storage` is for the other ones. */
export const accountEvent = "tribune-account";
