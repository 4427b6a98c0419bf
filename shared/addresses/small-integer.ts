/** Whole numbers of at most five digits, null for anything else. */
export const parseSmallInteger = (text: string | null | undefined): number | null =>
  text !== null && text !== undefined && /^-?\d{1,5}$/.test(text) ? Number(text) + 0 : null;
