import { createVirtualSql, type VirtualSql } from "./virtual-sql.ts";
import type { VirtualTime } from "./virtual-time.ts";
import type { ServerSocket, Wire } from "./wire.ts";

/** The methods that the storm calls on the real classes. These are written for the runtime's types, which Node's program does not know. */
type RelayObject = {
  fetch(request: unknown): Promise<Response>;
  webSocketMessage(socket: ServerSocket, message: string | ArrayBuffer): Promise<void>;
  webSocketClose(socket: ServerSocket, code: number): void;
  alarm(): Promise<void>;
};
export type ObjectClass = new (ctx: unknown, env: unknown) => object;

type Life = {
  readonly object: object;
  readonly end: () => void;
  readonly ended: Promise<never>;
  /** The number of events that it is still handling. */
  busy: number;
};
type ObjectHome = {
  readonly className: string;
  readonly name: string;
  readonly sql: VirtualSql;
  readonly kept: Map<string, unknown>;
  alarmMs: number | null;
  wires: Set<Wire>;
  life: Life | null;
};

/**
 * The fate of calls between objects. A `lost` call never arrives; an `unanswered` one is carried out but its answer is lost; a `hung`
 * one never arrives and never fails.
 */
export type CallFate = {
  readonly delayMs: number;
  readonly answerDelayMs: number;
  readonly fate: "fine" | "lost" | "unanswered" | "hung";
  /** An answer in the object's place; the call then does not reach the object. */
  readonly answer?: unknown;
};
/** A call of a method of an object. */
export type ObjectCall = {
  readonly className: string;
  readonly name: string;
  readonly method: string;
  readonly args: readonly unknown[];
};

/**
 * The objects of a Worker: created when they are called, with storage and sockets that outlive them. A dead object stops:
 * its storage throws, and its pending calls never settle.
 */
export function createObjects(
  classes: Readonly<Record<string, ObjectClass>>,
  time: VirtualTime,
  toFate: (call: ObjectCall) => CallFate,
) {
  const places = new Map<string, ObjectHome>();
  const wireOf = new Map<ServerSocket, Wire>();

  function placeOf(className: string, name: string): ObjectHome {
    const key = `${className} ${name}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    const place: ObjectHome = {
      kept: new Map(),
      className,
      name,
      sql: createVirtualSql(),
      alarmMs: null,
      wires: new Set(),
      life: null,
    };
    places.set(key, place);
    return place;
  }

  function wake(place: ObjectHome): Life {
    if (place.life !== null) return place.life;
    const constructor = classes[place.className];
    if (constructor === undefined) throw new Error(`no class ${place.className}`);
    const ending: { reject?: (error: Error) => void } = {};
    const ended = new Promise<never>((_, reject) => Object.assign(ending, { reject }));
    ended.catch(() => {}); // nobody may be waiting for it
    const status = { isAlive: true };
    const end = () => {
      status.isAlive = false;
      ending.reject?.(new Error(`${place.name} was reset`));
    };
    const life: Life = { object: new constructor(toContext(place, status), toEnv(status)), end, ended, busy: 0 };
    place.life = life;
    return life;
  }

  function toContext(place: ObjectHome, status: { readonly isAlive: boolean }) {
    const mustLive = () => {
      if (!status.isAlive) throw new Error(`${place.name} is dead`);
    };
    return {
      id: { name: place.name },
      storage: {
        sql: {
          exec(...args: Parameters<VirtualSql["exec"]>) {
            mustLive();
            return place.sql.exec(...args);
          },
        },
        kv: {
          get(key: string) {
            mustLive();
            return place.kept.get(key);
          },
          put(key: string, value: unknown) {
            mustLive();
            place.kept.set(key, value);
          },
        },
        async getAlarm() {
          mustLive();
          return place.alarmMs;
        },
        async setAlarm(atMs: number) {
          mustLive();
          if (place.alarmMs === null) watchAlarm(place);
          place.alarmMs = atMs;
        },
      },
      waitUntil: (work: Promise<unknown>) => keepBusy(place, work),
      setWebSocketAutoResponse() {},
      getWebSockets: () => [...place.wires].map(({ server }) => server),
      acceptWebSocket(socket: ServerSocket) {
        mustLive();
        const wire = wireOf.get(socket);
        if (wire === undefined) throw new Error("a socket of another world");
        place.wires.add(wire);
        wire.setOwner({
          message(sender, text) {
            const relay = wake(place).object as RelayObject;
            keepBusy(place, relay.webSocketMessage(sender, text));
          },
          gone(sender, code) {
            place.wires.delete(wire);
            (wake(place).object as RelayObject).webSocketClose(sender, code);
          },
        });
      },
    };
  }

  /** Keeps an object awake while it handles an event. */
  function keepBusy(place: ObjectHome, work: Promise<unknown>) {
    const { life } = place;
    if (life === null) return;
    life.busy += 1;
    const done = () => void (life.busy -= 1);
    work.then(done, done);
  }

  const alarmLookMs = 5_000;
  function watchAlarm(place: ObjectHome) {
    time.after(alarmLookMs, () => {
      if (place.alarmMs === null) return;
      if (time.clockMs() < place.alarmMs) return watchAlarm(place);
      place.alarmMs = null;
      keepBusy(place, (wake(place).object as RelayObject).alarm());
    });
  }

  /** Each class and name, and the requested location: "null" if the caller gave none. */
  const hints = new Set<string>();

  const toEnv = (status: { readonly isAlive: boolean }) => ({
    HOME_REGION: "weur",
    SPORT_HUB: namespaceOf("SportHub", status),
    BRANCH: namespaceOf("Branch", status),
    RELAY: namespaceOf("Relay", status),
    DIRECTORY: namespaceOf("Directory", status),
  });
  const namespaceOf = (className: string, status: { readonly isAlive: boolean }) => ({
    getByName(name: string, { locationHint = null }: { readonly locationHint?: string | null } = {}) {
      hints.add(`${className} ${name} ${locationHint}`);
      return toStub(placeOf(className, name), status);
    },
  });

  /** Creates a stub on which any method can be called, as on the runtime's. */
  function toStub(place: ObjectHome, caller: { readonly isAlive: boolean }): object {
    return new Proxy(
      {},
      {
        get:
          (_, method: string) =>
          (...args: readonly unknown[]) =>
            call(place, caller, method, args),
      },
    );
  }

  function call(place: ObjectHome, caller: { readonly isAlive: boolean }, method: string, args: readonly unknown[]) {
    const {
      delayMs,
      answerDelayMs,
      fate,
      answer: given,
    } = toFate({ className: place.className, name: place.name, method, args });
    return new Promise<unknown>((resolve, reject) => {
      const answer = (settle: () => void) => {
        time.after(answerDelayMs, () => {
          if (caller.isAlive) settle();
        });
      };
      time.after(delayMs, () => {
        if (!caller.isAlive || fate === "hung") return;
        if (fate === "lost") return answer(() => reject(new Error("the call was lost")));
        if (given !== undefined) return answer(() => resolve(given));
        const life = wake(place);
        // The stub's methods are those of the class behind it.
        const callee = life.object as Record<string, (...given: readonly unknown[]) => unknown>;
        const work = new Promise<unknown>((done) => done(callee[method]?.(...args)));
        keepBusy(place, work);
        Promise.race([work, life.ended]).then(
          (value) => answer(() => (fate === "unanswered" ? reject(new Error("the answer was lost")) : resolve(value))),
          (error: unknown) => answer(() => reject(error)),
        );
      });
    });
  }

  const outside = { isAlive: true };
  const env = toEnv(outside);
  return {
    hints,
    env,
    /** The bindings through which the Worker's entry opens sockets. */
    doors: (places: unknown) => ({ relays: env.RELAY, directories: env.DIRECTORY, places, waitUntil: () => undefined }),
    hub: (name: string) => toStub(placeOf("SportHub", name), outside),
    adopt(wire: Wire) {
      wireOf.set(wire.server, wire);
    },
    /** Lets an object go to sleep if it has nothing to do: its sockets stay. */
    sleep(className: string, name: string) {
      const place = placeOf(className, name);
      if (place.life?.busy === 0) place.life = null;
    },
    /** Kills an object in the middle of its work, with its sockets. */
    kill(className: string, name: string) {
      const place = placeOf(className, name);
      place.life?.end();
      place.life = null;
      for (const wire of place.wires) wire.drop();
      place.wires.clear();
    },
    /** Deletes the storage of an object. */
    wipe(className: string, name: string) {
      const place = placeOf(className, name);
      this.kill(className, name);
      for (const table of ["change", "head", "child", "epoch", "note"]) place.sql.exec(`DROP TABLE IF EXISTS ${table}`);
    },
    close() {
      for (const { sql } of places.values()) sql.close();
    },
  };
}
