/** Browsers load the key of this site's push messages here, and send the games they want messages about while the site is closed. */
export const devicePath = "/push/device";
