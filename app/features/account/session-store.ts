import { createPathParser, readPath } from "../../../shared/accounts/dotted-path.ts";
import { parseStoredSession, toStoredSession, type AccountSession } from "./session.ts";
import { sessionKeys, type SessionField } from "./session-keys.ts";
import type { Json } from "../../../shared/basics/json-value.ts";
import { signedOutName } from "../../storage/storage-keys.ts";
import type { OpenText } from "../../storage/text-choice.ts";
import { parseSignedOut, type SignedOut } from "./signed-out.ts";

/** This browser's signed-in visitor (A3.01), with observers of changes (A3.02; docs/adr/035). */
export type SessionStore = {
  /** Returns null while nobody is signed in. */
  readonly get: () => AccountSession | null;
  /** The session as it is stored now, even if the browser has not yet told this tab of a change in another. */
  readonly reread: () => AccountSession | null;
  readonly save: (changed: Partial<AccountSession>, isForced?: boolean) => void;
  /** Counts the saves. An answer of the service is outdated if the count has changed since its request. */
  readonly saves: () => number;
  /** Signs the visitor out: nothing of the account stays here (C4.22). */
  readonly clear: () => void;
  /**
   * Ends the session and keeps the personal data in this browser.
   * @param hash the hash of the session that ended; another session may have replaced it
   */
  readonly end: (why: SignedOut, hash: string) => void;
  /** Runs the work that replaces the session with a new one. If the old session ends during the work, nobody is signed out. */
  readonly replace: <T>(work: () => Promise<T>) => Promise<T>;
  /** Returns why the last session ended; null once the visitor has read it or signed in. */
  readonly signedOut: () => SignedOut | null;
  /** Notes that the visitor has read why the session ended. */
  readonly acknowledge: () => void;
  /** Returns a value of the inner data by its dotted path; undefined if the data have no such value or the text is not a path. */
  readonly readData: (path: string) => Json | undefined;
  readonly observe: (observer: (change: SessionChange) => void) => () => void;
};

// The record names every field, so its keys are the fields.
const fields = Object.keys(sessionKeys) as readonly SessionField[];
const forced: SessionChange = { field: "id", origin: "this-tab", isForced: true };

/** Lets the log of the session hear of a failure after which the caller goes on (C8.02): it hears of what nothing catches. */
export const throwOn = (error: unknown, action: string): void =>
  void Promise.reject(Object.assign(Object(error) as object, { action }));

export function createSessionStore(open: OpenText): SessionStore {
  const { texts, reason, write, report, observe } = openSession(open);
  const parsePath = createPathParser();
  const get = () => parseStoredSession((key) => texts.get(key)?.get() ?? null);
  const reread = () => parseStoredSession((key) => texts.get(key)?.reread() ?? null);
  let isReplacing = false;
  let saves = 0;

  /** The reason is stored before the session is removed, because other tabs look for it then. */
  function forget(why: SignedOut | null) {
    write(() => {
      reason.set(why);
      for (const text of texts.values()) text.set(null);
    });
    report(forced);
  }

  return {
    get,
    reread,
    observe,
    saves: () => saves,
    save(changed, isForced = false) {
      // An answer may come after the visitor has signed out, here or in another tab: nothing of the account stays then.
      if (changed.hash === undefined && reread() === null) return;
      saves += 1;
      write(() => {
        if (changed.id !== undefined) reason.set(null);
        for (const [key, text] of toStoredSession(changed)) texts.get(key)?.set(text);
      });
      for (const field of fields) {
        if (changed[field] !== undefined) report({ field, origin: "this-tab", isForced });
      }
    },
    clear: () => forget(null),
    end(why, hash) {
      if (!isReplacing && reread()?.hash === hash) forget(why);
    },
    async replace(work) {
      isReplacing = true;
      try {
        return await work();
      } finally {
        isReplacing = false;
      }
    },
    signedOut: () => (get() === null ? parseSignedOut(reason.get()) : null),
    acknowledge() {
      write(() => reason.set(null));
      report(forced);
    },
    readData(path) {
      const parsed = parsePath(path);
      if (parsed.ok) return readPath(get()?.data ?? {}, parsed.keys);
      if (parsed.isNew) throwOn(new Error(parsed.error), "read a path of data");
      return undefined;
    },
  };
}

/** The stored texts of a session by their keys, and the observers of their changes. */
function openSession(open: OpenText) {
  const observers = new Set<(change: SessionChange) => void>();
  const reason = open(signedOutName);
  const opened = fields.map((field) => ({ field, key: sessionKeys[field], text: open(sessionKeys[field]) }));
  let isOwn = false;

  function report(change: SessionChange) {
    if (isReportedToObservers(change)) for (const observer of observers) observer(change);
  }

  /**
   * A tab hears of a sign-out in another one a moment late, and may have saved an answer until then (C4.22). The tab
   * that hears of it, or of the sign-out, removes it. An id is the first that a sign-in stores, so none is removed here.
   */
  function removeLeftovers() {
    if (opened.some(({ field, text }) => field === "id" && text.get() !== null)) return;
    write(() => {
      for (const { text } of opened) text.set(null);
    });
  }

  /** Runs a write of this tab. The caller reports the change itself, so the listeners below ignore it. */
  function write(work: () => void) {
    isOwn = true;
    try {
      work();
    } finally {
      isOwn = false;
    }
  }

  for (const { field, text } of [{ field: "id" as const, text: reason }, ...opened]) {
    text.listen(() => {
      if (isOwn) return;
      // The browser tells of one text after the other, but observers need the whole session.
      for (const other of [reason, ...opened.map((each) => each.text)]) other.reread();
      removeLeftovers();
      report({ field, origin: "other-tab", isForced: false });
    });
  }

  return {
    reason,
    texts: new Map<string, (typeof opened)[number]["text"]>(opened.map(({ key, text }) => [key, text])),
    report,
    write,
    observe(observer: (change: SessionChange) => void): () => void {
      observers.add(observer);
      return () => void observers.delete(observer);
    },
  };
}

/** A change of the stored session, as observers are notified of it. */
export type SessionChange = {
  readonly field: SessionField;
  readonly origin: "this-tab" | "other-tab";
  /** The code that changed the field wants observers to be notified. */
  readonly isForced: boolean;
};

/**
 * Whether observers are notified (A3.02). The code that changes data in this tab shows the change already; only the
 * other tabs have to catch up.
 */
export function isReportedToObservers(change: SessionChange): boolean {
  if (change.origin === "other-tab" || change.isForced) return true;
  return change.field !== "data" && change.field !== "privateData";
}
