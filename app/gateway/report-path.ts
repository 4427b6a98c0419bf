/** Where browsers report what a page's policy blocked. */
export const reportPath = "/csp-report";
