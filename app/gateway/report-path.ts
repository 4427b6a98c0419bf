/** Where browsers tell what a page's policy kept them from. */
export const reportPath = "/csp-report";
