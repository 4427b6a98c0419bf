/** The page that is shown for one that is not kept. */
export const offlinePath = "/offline";
