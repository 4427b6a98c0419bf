/** How this site's accounts are named at the service: one space of addresses, and one project whose data is kept. */
export const accountNamespace = "tribune";
export const accountProject = 1;
