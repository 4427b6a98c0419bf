/**
 * Compares a stored text with the one that this tab has read or written last. Another one is another tab's: the browser tells of it
 * only while somebody listens, and who writes without having read it would remove what that tab has chosen.
 */
export function createSeenText(read: () => string | null) {
  let seen: string | null = null;
  return {
    /** To be called once the text has been read or written. */
    see: () => void (seen = read()),
    isOther: () => read() !== seen,
  };
}
