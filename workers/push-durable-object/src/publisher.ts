import { WorkerEntrypoint } from "cloudflare:workers";
import type { Publication, PublisherService, Receipt } from "../../../shared/push/publisher.ts";
import { hubSportId, parseSubject, type Subject } from "../../../shared/push/subjects.ts";
import { devicesName } from "./devices/devices-name.ts";
import { inTime } from "./hub-deadline.ts";
import { hubName } from "./hub-protocol.ts";
import { logFailure } from "./log-failure.ts";
import { toHub } from "./tree/stubs.ts";

type GameSubject = Extract<Subject, { readonly kind: "game" }>;

/** The entry point for a ledger's changes. */
export class Publisher extends WorkerEntrypoint<PushEnv> implements PublisherService {
  /** A publication whose subject is not the sport's, or that breaks "one row per number" (P3), is a bug: it throws. */
  async publish(sportId: number, publication: Publication): Promise<Receipt> {
    const subject = parseSubject(publication.subject);
    if (subject === null || hubSportId(subject) !== sportId) {
      throw new RangeError(`sport ${sportId} does not publish ${publication.subject}`);
    }
    if (publication.rows.length === 0 || !publication.rows.every(isOneRow)) throw new RangeError("one row per change");
    const { have } = await inTime(toHub(this.env, hubName(sportId)).publish(publication));
    if (subject.kind === "game" && this.#canNotify(publication))
      this.ctx.waitUntil(this.#notifyDevices(subject, publication));
    // A call's result that is passed on as it came has to be disposed by whoever gets it.
    return { have };
  }

  /** Without keys no browser is notified. */
  #canNotify = ({ kinds }: Publication): boolean => kinds !== undefined && (this.env.VAPID_KEYS ?? "") !== "";

  /** Notifies the browsers whose site is closed. Sockets do not wait for it: news that cannot be sent is too old at the next try. */
  async #notifyDevices({ sportId, lang }: GameSubject, publication: Publication): Promise<void> {
    const devices = this.env.DEVICES.getByName(devicesName(sportId, lang));
    await inTime(devices.notify(publication)).catch((reason: unknown) =>
      logFailure({ action: "notify browsers", reason }),
    );
  }
}

const isOneRow = (row: string) => row !== "" && row.indexOf("~") === row.length - 1;
