/** Where a browser notes that its visitor has switched the keys off, and how. */
export const keysStorageName = "tribune_keys";
export const keysOff = "off";
