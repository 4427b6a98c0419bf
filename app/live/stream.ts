import { endEvent } from "../../shared/push/event-stream.ts";
import type { OpenTransport } from "./open-transport.ts";
import { browserTimers } from "./timers.ts";

/**
 * Frames as events of one long response (P21), at the page's own site. It carries nothing to the server: a frame that follows other
 * subjects, or requests missing rows, opens the next one.
 */
export const openStream: OpenTransport = (path, listener) => {
  const { pathname, search } = new URL(path, location.href);
  const source = new EventSource(pathname + search);
  /** Since the last ping. */
  let isHeard = false;
  let isAsked = false;

  function answerPing() {
    if (!isHeard || !isAsked) return;
    isHeard = false;
    isAsked = false;
    listener.message("pong");
  }

  source.addEventListener("message", ({ data }) => {
    isHeard = true;
    if (data !== "pong") listener.message(String(data));
    answerPing();
  });
  source.addEventListener(endEvent, ({ data }) => {
    source.close();
    listener.closed(Number(data));
  });
  source.addEventListener("error", () => {
    source.close();
    listener.closed(1006);
  });
  return {
    send(text) {
      // Later, so that frames sent together open only one stream.
      if (text !== "ping") return void browserTimers.after(0, listener.reopen);
      isAsked = true;
      // Later, because the sender starts to wait for the answer only after this call.
      browserTimers.after(0, answerPing);
    },
    close: () => source.close(),
  };
};
