import { highlightSeconds } from "../../shared/basics/timing.ts";
import type { ServerFrame } from "../../shared/push/frames.ts";
import type { LiveClock } from "./clock.ts";
import type { ConnectionDriver } from "./connection-driver.ts";
import { toHead, type Followed } from "./followed-subjects.ts";
import type { LiveStore } from "./store.ts";

type FrameParts = {
  readonly store: LiveStore;
  readonly clock: LiveClock;
  readonly followed: Followed;
  readonly connection: Pick<ConnectionDriver, "getState" | "dispatch" | "send">;
};

/** Takes a frame of the server into the clock, the store or the news, and tells the connection what came of it. */
export function receiveFrame({ store, clock, followed, connection }: FrameParts, frame: ServerFrame): void {
  switch (frame.t) {
    case "hello": {
      clock.correct(frame.at);
      const heads = Object.entries(frame.have).map(([subject, { n, epoch }]) => ({
        ...toHead(store, followed, subject, n),
        epoch,
      }));
      return connection.dispatch({ type: "hello", heads, backMs: frame.back });
    }
    case "mark":
      return connection.send({ t: "seen", m: frame.m });
    case "repair":
      return connection.dispatch({ type: "repair", ...toHead(store, followed, frame.s, frame.n) });
    case "rows": {
      store.advance(clock.nowSeconds());
      const isFresh = clock.nowSeconds() - connection.getState().lastSyncSeconds <= highlightSeconds.goal;
      const applied =
        followed.system.apply(frame.s, frame.n, frame.r) ??
        followed.news?.apply(frame.s, frame.n, frame.r) ??
        store.applyRows(frame.s, frame.n, frame.r, isFresh);
      return connection.dispatch({ type: "rows", subject: frame.s, ...applied });
    }
  }
}
