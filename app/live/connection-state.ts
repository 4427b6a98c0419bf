import type { AfterClose } from "../../shared/push/close-codes.ts";
import type { ClientFrame } from "../../shared/push/frames.ts";
import type { PageEvent } from "./watch-page.ts";

/** The whole state of the connection; the store holds the data that the page shows. */
export type Connection = {
  /** `idle`: nothing to follow, or not started; `given-up`: this page gets no socket and polls. */
  readonly phase: "idle" | "opening" | "open" | "waiting" | "given-up";
  readonly subjects: readonly string[];
  /** The subjects that were joined when the socket was opened or since. */
  readonly joined: readonly string[];
  readonly isOnline: boolean;
  readonly isVisible: boolean;
  /** Failures in a row. */
  readonly failures: number;
  /** Over how long the server wants its subscribers back when it loses them. */
  readonly backMs: number;
  /** Per subject, the number after which missing changes were requested. */
  readonly asked: Readonly<Record<string, number>>;
  readonly repairs: Readonly<Record<string, Repair>>;
  /** The epoch of each subject's numbers, where the server has given it. */
  readonly epochs: Readonly<Record<string, string>>;
  readonly polling: Polling | null;
  /** Changes since the page's full feed are in the store, or will come by the socket (C4.13). */
  readonly isRepairLoaded: boolean;
  readonly syncIntervalMs: number;
  readonly lastSyncSeconds: number;
  /** What the system feed says of the service: 1 while nothing is wrong (C4.26). */
  readonly serviceStatus: number;
};

export type Repair = {
  /** A feed with a lower number is too old: the server cannot continue from it (P5). */
  readonly atLeast: number;
  readonly isRunning: boolean;
  /** The subject's epoch is new: nothing that the page shows is certain, not even which events there are. */
  readonly isRestart: boolean;
  /** Repairs in a row that did not bring the subject up to date. */
  readonly attempts: number;
};

type Polling = {
  readonly isWorking: boolean;
  /** It became due while the page was not visible, or offline; the next poll is the first since. */
  readonly isDue: boolean;
};

export type TimerName = "reconnect" | "ping" | "silence" | "poll" | "system" | "new-events" | `repair:${string}`;

/** A subject's last number on the server (for a repair, the lowest from which the server can continue), and in the store. */
export type Head = { readonly subject: string; readonly newest: number; readonly have: number };
export type NumberedHead = Head & { readonly epoch: string };

export type ConnectionEvent =
  | { readonly type: "start" | "stop" | "pong" | "reopen" | "new-events" | PageEvent }
  /** The pages show other lists than before. `again`: the subjects in which the store went back. */
  | { readonly type: "subjects"; readonly subjects: readonly string[]; readonly again: readonly string[] }
  | { readonly type: "hello"; readonly heads: readonly NumberedHead[]; readonly backMs: number }
  /** A frame's rows, after the store was offered them; `last` is the number of the last row. */
  | {
      readonly type: "rows";
      readonly subject: string;
      readonly last: number;
      readonly have: number;
      readonly outcome: "applied" | "ignored" | "gap";
    }
  | ({ readonly type: "repair" } & Head)
  | { readonly type: "closed"; readonly after: AfterClose }
  | { readonly type: "timer"; readonly name: TimerName }
  /** A feed that repairs a subject was taken into the store, which is now at `seq`, or could not be loaded (null). */
  | { readonly type: "healed"; readonly subject: string; readonly seq: number | null; readonly isWhole: boolean }
  /** A day feed was taken into the store, which held `had` before, or could not be loaded (null). */
  | { readonly type: "day"; readonly subject: string; readonly seq: number | null; readonly had: number }
  /** `gap`: the update feed does not reach back to the store's position. */
  | { readonly type: "polled"; readonly outcome: "data" | "no-data" | "failed" | "gap"; readonly subject: string }
  /** What the system feed says; null or missing for what it does not. */
  | { readonly type: "system"; readonly intervalMs: number | null; readonly serviceStatus?: number | undefined };

export type Effect = LinkEffect | DataEffect;

/** What an effect does to the socket, or to a timer. */
type LinkEffect =
  | { readonly do: "open" | "close" | "ping" }
  | { readonly do: "send"; readonly frame: ClientFrame }
  /** Joins a subject after the number that the store holds. */
  | { readonly do: "join"; readonly subject: string }
  | { readonly do: "set-timer"; readonly name: TimerName; readonly delayMs: number }
  | { readonly do: "clear-timer"; readonly name: TimerName };

/** What an effect does to the data that the page shows. */
export type DataEffect =
  | { readonly do: "poll" | "check-system" | "take-day" | "drop-odds" }
  /** Takes the repair feed, or the whole day feed. */
  | { readonly do: "heal"; readonly subject: string; readonly isWhole: boolean }
  /** The subject's epoch is new. */
  | { readonly do: "restart"; readonly subject: string };

export type Step = { readonly state: Connection; readonly effects: readonly Effect[] };

/** The only outside values that the reducer may use. */
export type Moment = {
  readonly nowSeconds: number;
  /** In [0, 1). */
  readonly random: number;
};

export function startConnection(page: {
  readonly subjects: readonly string[];
  readonly isOnline: boolean;
  readonly isVisible: boolean;
  readonly syncIntervalMs: number;
  readonly nowSeconds: number;
  readonly serviceStatus: number;
}): Connection {
  const { nowSeconds, ...rest } = page;
  return {
    ...rest,
    phase: "idle",
    joined: [],
    failures: 0,
    backMs: 0,
    asked: {},
    repairs: {},
    epochs: {},
    polling: null,
    isRepairLoaded: false,
    lastSyncSeconds: nowSeconds,
  };
}
