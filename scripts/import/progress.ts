/** A line that is rewritten in place on a terminal, and printed now and then where there is none. */
export function createProgress(stream: NodeJS.WriteStream, now: () => number = Date.now) {
  const plainPeriodMs = 2000;
  let lastMs = now();
  let isOpen = false;
  return {
    show(text: string) {
      if (stream.isTTY) {
        stream.write(`\r\u001b[K${text}`);
        isOpen = true;
      } else if (now() - lastMs >= plainPeriodMs) {
        stream.write(`${text}\n`);
        lastMs = now();
      }
    },
    /** Clears the line, so that the next message has a line of its own. */
    clear() {
      if (isOpen) stream.write("\r\u001b[K");
      isOpen = false;
    },
  };
}
