/** The template of the banner among the visitor's own leagues. */
export const myLeaguesZoneId = "zone-my-leagues";
