/** The most characters in a subscriber's frame; the longest valid one has about 130. */
export const maxClientFrameLength = 512;
/** The names are kept in the socket's attachment, which holds 2,048 bytes. */
export const maxSubjectsPerSocket = 48;
/**
 * The share of these subjects for lists: half for lists on the screen, half for lists kept for back navigation. One more
 * subject carries the values of the service. The rest are for the games that a visitor follows.
 */
export const maxListSubjects = 24;
/** Frames that a subscriber sends of its own accord, mostly joins. A subscriber that sends more is broken. */
export const maxFramesPerMinute = 120;
/** A hibernating socket costs 75 to 170 KB of its object's 128 MB. */
export const maxSocketsPerRelay = 700;
/**
 * Sockets of one address at a relay: a mobile network has many subscribers behind one address, and no relay serves only
 * one of them.
 */
export const maxSocketsPerClient = 64;
/**
 * The most bytes sent to a socket without proof that it has read them; above this the socket is closed. 700 sockets that
 * never read hold 66 MB.
 */
export const maxUnreadBytes = 96 * 1024;
/** After this many bytes the relay asks a subscriber to confirm that it reads. An idle subscriber is therefore never asked. */
export const markEveryBytes = 16 * 1024;
/** The most bytes of rows in one frame. A subscriber that is still behind afterwards requests the next part. */
export const maxRowsBytes = 32 * 1024;
/** A frame with this many bytes of rows is full: gathering more saves hardly any CPU and adds delay. */
export const fullRowsBytes = maxRowsBytes / 2;
/** Frames with at least this total length count as a flood: the next ones wait until these are delivered. */
export const heavyLength = fullRowsBytes / 2;
/** A socket with more unread bytes than this is strained. While most sockets of a relay are, the next heavy frames wait. */
export const strainedBytes = maxUnreadBytes / 2;
/** The most bytes sent when a socket opens; the subscriber requests the rest. */
export const maxOpeningBytes = 64 * 1024;
/** Sockets of one sport and region that may reconnect per second, for example after a deploy; it sets the time they spread over. */
export const returnsPerSecond = 20_000;
/** The longest time over which sockets spread their reconnects. */
export const longestReturnMs = 30_000;
/** The replay window of a subject. A subscriber that missed more is served better by the repair feed. */
export const windowLimits = { maxRows: 2_000, maxAgeMs: 10 * 60_000 } as const;
export type WindowLimits = { readonly maxRows: number; readonly maxAgeMs: number };
/** The most games about which one browser gets messages while the site is closed; those that begin first are taken. */
export const maxGamesPerDevice = 100;
/** Browsers that an object keeps per client: a school or a mobile network shares one address, but so does a program that fakes browsers. */
export const maxDevicesPerClient = 200;
/** The longest delay of news that a visitor can choose; the longest delay of a page is the same. */
export const maxNewsDelaySeconds = 180;
/** The most bytes in the body of a browser's call; a hundred games take about 3 KB. */
export const maxDeviceCallBytes = 16 * 1024;
