/** Where the browser keeps the groups of followed games. */
export const groupsName = "fsdc_my_groups";
