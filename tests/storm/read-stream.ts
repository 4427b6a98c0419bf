import type { ClientEnd, WireListener } from "./wire.ts";

/**
 * A stream of events (P21) as a subscriber's end, read at its reader's pace. It carries nothing to the server: who would send
 * something has to come back with another one.
 */
export function readStream(
  opening: Promise<{ readonly body: ReadableStream<Uint8Array> }>,
  network: {
    readonly after: (delayMs: number, call: () => void) => void;
    readonly readDelayMs: () => number;
    /** Asked before each read. */
    readonly isCut: () => boolean;
  },
): ClientEnd {
  let listener: WireListener | null = null;
  let isOver = false;
  let reader: ReadableStreamDefaultReader<Uint8Array> | null = null;

  function leave() {
    isOver = true;
    // A stream that is being read may have ended meanwhile.
    reader?.cancel().catch(() => {});
  }
  function end(code: number) {
    if (isOver) return;
    leave();
    network.after(0, () => listener?.closed(code));
  }

  function take(event: string) {
    const fields = new Map(event.split("\n").map((line) => [line.split(":", 1)[0], line.slice(line.indexOf(":") + 2)]));
    const data = fields.get("data") ?? "";
    if (fields.get("event") === "end") end(Number(data));
    else if (data !== "pong" && !isOver) listener?.message(data);
  }

  async function read(body: ReadableStream<Uint8Array>) {
    reader = body.getReader();
    const decoder = new TextDecoder();
    let text = "";
    for (;;) {
      await new Promise<void>((resolve) => network.after(network.readDelayMs(), resolve));
      if (isOver) return leave();
      if (network.isCut()) return end(1006);
      const { value, done } = await reader.read();
      if (done) return end(1006);
      const events = (text + decoder.decode(value, { stream: true })).split("\n\n");
      text = events.pop() ?? "";
      events.forEach(take);
    }
  }

  opening.then(({ body }) => read(body)).catch(() => end(1006));
  return {
    listen: (given) => void (listener = given),
    send: () => end(1001),
    close: leave,
  };
}
