/** The value that the service stores for a visitor without a nickname (A5.03). */
export const emptyNickname = "_____";

/** 5 letters, digits, `_`, `-` or `.` at least (A5.03), and 64 at most. */
export const isNickname = (text: string): boolean => /^[\w.-]{5,64}$/.test(text);

export const toStoredNickname = (nickname: string): string => (isNonEmpty(nickname) ? nickname : emptyNickname);

export const fromStoredNickname = (stored: string): string => (stored === emptyNickname ? "" : stored);

/** Whether a field holds anything but white space. */
export const isNonEmpty = (text: string): boolean => /\S/.test(text);
