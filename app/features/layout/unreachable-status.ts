/** Of a page whose data cannot be had just now. */
export const unreachableStatus = 503;
