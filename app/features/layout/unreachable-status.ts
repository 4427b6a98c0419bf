/** The status of a page whose data cannot be loaded at the moment. */
export const unreachableStatus = 503;
