/** The storage key of the groups of followed games. */
export const groupsName = "fsdc_my_groups";
