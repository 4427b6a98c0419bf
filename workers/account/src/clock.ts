export const nowSeconds = (): number => Math.floor(Date.now() / 1000);

export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;
