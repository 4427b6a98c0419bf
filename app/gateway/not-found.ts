/** The internal path of the one page that says "not found"; visitors cannot request it. */
export const notFoundPath = "/-/not-found";
/** It is the same for everybody and changes with a deployment only. */
export const notFoundLifetime = { freshSeconds: 300, staleSeconds: 86_400 };
