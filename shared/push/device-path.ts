/** Where browsers learn the key of this site's messages, and say which games they are told of while it is closed. */
export const devicePath = "/push/device";
