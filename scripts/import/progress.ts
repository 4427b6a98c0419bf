/** Shows a progress line: a terminal rewrites it in place, other outputs get a new line now and then. */
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
