/** The storage key and value with which a browser stores that its visitor has switched keyboard shortcuts off. */
export const keysStorageName = "tribune_keys";
export const keysOff = "off";
