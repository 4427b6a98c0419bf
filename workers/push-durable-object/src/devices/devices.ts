import { DurableObject } from "cloudflare:workers";
import type { Device, DeviceGames } from "../../../../shared/push/device.ts";
import { readNotificationRow } from "../../../../shared/push/notification.ts";
import type { Publication } from "../../../../shared/push/publisher.ts";
import { toWebPushMessage } from "../../../../shared/push/web-push-message.ts";
import { openDeviceBook, type DeviceBook, type DueMessage, type KeptDevice } from "./device-book.ts";
import { toRetrySeconds } from "./retry.ts";
import { lifetimeSeconds, sendMessage } from "./send-message.ts";
import { openVapid, type Vapid } from "./vapid.ts";

/** Messages per alarm: a Worker may make a thousand requests, and each message costs about a millisecond. */
const batchSize = 300;
/** The shortest wait of a sweep's alarm, so that finished games are swept together. */
const sweepMs = 3_600_000;

const nowSecondsOf = (ms: number): number => Math.floor(ms / 1000);

/** The browsers that follow games of a sport in one language, and the messages to those whose site is closed (docs/adr/024). */
export class Devices extends DurableObject<PushEnv> {
  readonly #book: DeviceBook;
  readonly #vapid: Vapid | null;

  constructor(state: DurableObjectState, env: PushEnv) {
    super(state, env);
    this.#book = openDeviceBook(state.storage.sql);
    this.#vapid = openVapid(env.VAPID_KEYS);
  }

  /** Stores exactly these games as followed by the browser. */
  async keep(device: Device, games: DeviceGames, client: string): Promise<KeptDevice> {
    const answer = this.#book.keep(device, games, client, nowSecondsOf(Date.now()));
    await this.#plan();
    return answer;
  }

  /** Stores the news of a game, as the ledger publishes them, for the browsers that follow it. */
  async notify({ subject, firstSeq, rows, kinds = [] }: Publication): Promise<void> {
    if (this.#vapid === null) return;
    rows.forEach((row, index) => {
      const notification = readNotificationRow(subject, row);
      const kind = kinds[index];
      if (notification === null || kind === undefined) return;
      const message = toWebPushMessage(notification);
      const { eventId } = notification.game;
      const payload = JSON.stringify(message);
      const news = { eventId, kind, payload, topic: message.tag, atSeconds: message.sentAtSeconds };
      this.#book.notify({ ...news, seq: firstSeq + index }, nowSecondsOf(Date.now()));
    });
    await this.#plan();
  }

  override async alarm() {
    const nowSeconds = nowSecondsOf(Date.now());
    const due = this.#vapid === null ? [] : this.#book.due(nowSeconds, batchSize);
    // A goal with many followers takes many alarms. A sweep reads all browsers, so it waits until no message is due. It also
    // deletes old news, which due messages still need.
    if (due.length === 0) this.#book.sweep(nowSeconds);
    await Promise.all(due.map((message) => this.#send(message, nowSeconds)));
    await this.#plan();
  }

  async #send(message: DueMessage, nowSeconds: number) {
    if (this.#vapid === null) return;
    const untilSeconds = message.atSeconds + lifetimeSeconds(message.kind);
    // An alarm may be late by hours.
    if (nowSeconds >= untilSeconds) return this.#book.settle(message);
    const sent = await sendMessage(message, this.#vapid, nowSeconds);
    if (sent.is === "gone") return this.#book.end(message.endpoint, nowSeconds);
    if (sent.is === "refused") this.#book.refuse(message.endpoint, nowSeconds);
    if (sent.is === "done") this.#book.accept(message.endpoint);
    const waitSeconds = sent.is === "later" ? toRetrySeconds(message.tries + 1, sent.afterSeconds) : null;
    if (waitSeconds === null || nowSeconds + waitSeconds >= untilSeconds) return this.#book.settle(message);
    this.#book.postpone(message, nowSeconds + waitSeconds);
  }

  /** Sets the alarm for the next message or sweep. Without keys nothing is sent, so only sweeps remain. */
  async #plan() {
    const next = this.#book.next();
    if (next === null) return this.ctx.storage.deleteAlarm();
    const { dueSeconds, untilSeconds } = next;
    const dueMs = this.#vapid === null || dueSeconds === null ? Number.POSITIVE_INFINITY : dueSeconds * 1000;
    await this.ctx.storage.setAlarm(Math.min(dueMs, Math.max(untilSeconds * 1000, Date.now() + sweepMs)));
  }
}
