/** Characters of a subscriber's frame; the longest valid one has about 130. */
export const maxClientFrameLength = 512;
/** The names are kept in the socket's attachment, which holds 2,048 bytes. */
export const maxSubjectsPerSocket = 48;
/**
 * What the lists of a browser may follow of these: half is for those on the screen, half for those that are kept for the way
 * back. The others are for the games that a visitor follows.
 */
export const maxListSubjects = 24;
/** Frames that a subscriber sends unasked, mostly joins. One that sends more than this is broken. */
export const maxFramesPerMinute = 120;
/** A hibernating socket costs 75 to 170 KB of its object's 128 MB. */
export const maxSocketsPerRelay = 700;
/**
 * Sockets of one address at a relay: a mobile network has many subscribers behind one address, and no relay serves only
 * one of them.
 */
export const maxSocketsPerClient = 64;
/**
 * What may be on its way to a socket that has not shown to have read it, in bytes: 700 that never read hold 66 MB. More
 * than this and it is closed.
 */
export const maxUnreadBytes = 96 * 1024;
/** A subscriber is asked to show that it reads after so many bytes, so that an idle one is never asked. */
export const markEveryBytes = 16 * 1024;
/** Rows of one frame, in bytes. A subscriber that is still behind after it asks for the next part. */
export const maxRowsBytes = 32 * 1024;
/** A frame with so many bytes of rows is full: to gather more saves hardly any CPU, and delays. */
export const fullRowsBytes = maxRowsBytes / 2;
/** Frames of at least this length are a flood's: the next ones wait until these have been taken. */
export const heavyLength = fullRowsBytes / 2;
/** A socket with more than this unread is strained: where most of a relay's are, the next heavy frames wait. */
export const strainedBytes = maxUnreadBytes / 2;
/** Everything that is sent at an opening, in bytes; the subscriber asks for the rest. */
export const maxOpeningBytes = 64 * 1024;
/** Sockets of one sport and region that may come back in a second, after a deploy for example: they come back over so long a time. */
export const returnsPerSecond = 20_000;
/** The longest that it takes. */
export const longestReturnMs = 30_000;
/** The replay window of a subject. A subscriber that missed more is served better by the repair feed. */
export const windowLimits = { maxRows: 2_000, maxAgeMs: 10 * 60_000 } as const;
export type WindowLimits = { readonly maxRows: number; readonly maxAgeMs: number };
/** Games that one browser is told of while the site is closed: those that are next. */
export const maxGamesPerDevice = 100;
/** Browsers of one client that an object keeps: a school or a mobile network shares an address, a program that makes browsers up has one too. */
export const maxDevicesPerClient = 200;
/** How late a visitor may want to hear, as late as a page may be. */
export const maxNewsDelaySeconds = 120;
/** The body of a browser's call, in bytes; a hundred games have some 3 KB. */
export const maxDeviceCallBytes = 16 * 1024;
