/** Where Remix is asked for the one page that says that there is none; visitors cannot ask for it. */
export const notFoundPath = "/-/not-found";
/** It is the same for everybody and changes with a deployment only. */
export const notFoundLifetime = { freshSeconds: 300, staleSeconds: 86_400 };
