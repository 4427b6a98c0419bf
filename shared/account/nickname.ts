/** What the service stores for a visitor without a nickname (A5.03). */
export const emptyNickname = "_____";

/** At least 5 letters, digits, `_`, `-` or `.` (A5.03). */
export const isNickname = (text: string): boolean => /^[\w.-]{5,}$/.test(text);

export const toStoredNickname = (nickname: string): string => (isNonEmpty(nickname) ? nickname : emptyNickname);

export const fromStoredNickname = (stored: string): string => (stored === emptyNickname ? "" : stored);

/** Whether a field holds anything but white space. */
export const isNonEmpty = (text: string): boolean => /\S/.test(text);
