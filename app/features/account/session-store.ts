import { isReportedToObservers, type SessionChange } from "../../../shared/account/observers.ts";
import { createPathParser, readPath } from "../../../shared/account/dotted-path.ts";
import {
  parseStoredSession,
  toStoredSession,
  type AccountSession,
  type SessionField,
} from "../../../shared/account/session.ts";
import { sessionKeys } from "../../../shared/account/session-keys.ts";
import type { Json } from "../../../shared/json/json-value.ts";
import type { KeyValueStore } from "../../storage/key-value-store.ts";
import { signedOutName } from "../../storage/storage-keys.ts";
import { parseSignedOut, type SignedOut } from "./signed-out.ts";
import { throwOn } from "./throw-on.ts";

export type SessionStore = ReturnType<typeof createSessionStore>;

// The record names every field, so its keys are the fields.
const fields = Object.keys(sessionKeys) as readonly SessionField[];
const fieldOfKey: ReadonlyMap<string, SessionField> = new Map(fields.map((field) => [sessionKeys[field], field]));

/** Creates the store of this browser's signed-in visitor (A3.01), which notifies observers of changes (A3.02; docs/adr/035). */
export function createSessionStore(storage: KeyValueStore) {
  const observers = new Set<(change: SessionChange) => void>();
  const parsePath = createPathParser();

  function report(change: SessionChange) {
    if (isReportedToObservers(change)) for (const observer of observers) observer(change);
  }

  const get = (): AccountSession | null => parseStoredSession(storage.get);
  let isReplacing = false;
  let saves = 0;

  function forget() {
    for (const field of fields) storage.remove(sessionKeys[field]);
    report({ field: "id", origin: "this-tab", isForced: true });
  }

  return {
    get,

    save(changed: Partial<AccountSession>, isForced = false) {
      saves += 1;
      if (changed.id !== undefined) storage.remove(signedOutName);
      for (const [key, text] of toStoredSession(changed)) storage.set(key, text);
      for (const field of fields) {
        if (changed[field] !== undefined) report({ field, origin: "this-tab", isForced });
      }
    },

    /** How often something was saved here: what the service was asked before a later one is older than that. */
    saves: () => saves,

    /** Signs the visitor out: nothing of the account stays here (C4.22). */
    clear() {
      storage.remove(signedOutName);
      forget();
    },

    /**
     * Ends the session and keeps the personal data in this browser. The reason is stored before the session is removed,
     * because other tabs look for it then.
     * @param hash the hash of the session that ended; another session may have replaced it
     */
    end(why: SignedOut, hash: string) {
      if (isReplacing || get()?.hash !== hash) return;
      storage.set(signedOutName, why);
      forget();
    },

    /** Runs the work that replaces the session with a new one: meanwhile the old one may end without signing anybody out. */
    async replace<T>(work: () => Promise<T>): Promise<T> {
      isReplacing = true;
      try {
        return await work();
      } finally {
        isReplacing = false;
      }
    },

    /** The reason why the last session ended, while nobody is signed in and the visitor has not read it. */
    signedOut: (): SignedOut | null => (get() === null ? parseSignedOut(storage.get(signedOutName)) : null),

    /** Notes that the visitor has read why the session ended. */
    acknowledge() {
      storage.remove(signedOutName);
      report({ field: "id", origin: "this-tab", isForced: true });
    },

    /** Returns a value of the inner data by its dotted path; undefined where there is none, and for a text that is not a path. */
    readData(path: string): Json | undefined {
      const parsed = parsePath(path);
      if (parsed.ok) return readPath(get()?.data ?? {}, parsed.keys);
      if (parsed.isNew) throwOn(new Error(parsed.error), "read a path of data");
      return undefined;
    },

    /** Handles a storage change that another tab made; null means that everything changed. */
    onStorage(key: string | null) {
      const field = key === null || key === signedOutName ? "id" : fieldOfKey.get(key);
      if (field !== undefined) report({ field, origin: "other-tab", isForced: false });
    },

    observe(observer: (change: SessionChange) => void): () => void {
      observers.add(observer);
      return () => void observers.delete(observer);
    },
  };
}
