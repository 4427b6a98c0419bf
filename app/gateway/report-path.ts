/** Browsers send reports of blocked content (CSP violations) to this path. */
export const reportPath = "/csp-report";
