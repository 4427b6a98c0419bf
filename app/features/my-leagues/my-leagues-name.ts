/** Where the browser keeps the leagues that its visitor has pinned. */
export const myLeaguesName = "fsdc_my_leagues";
