import { DurableObject } from "cloudflare:workers";
import { parseClientFrame } from "../../../shared/push/client-frame.ts";
import type { Position } from "../../../shared/push/frames.ts";
import {
  maxClientFrameLength,
  maxOpeningBytes,
  maxSocketsPerClient,
  maxSocketsPerRelay,
  maxSubjectsPerSocket,
} from "../../../shared/push/push-limits.ts";
import { refuseSubject, type Join } from "../../../shared/push/opening.ts";
import { hubSportId, parseSubject } from "../../../shared/push/subjects.ts";
import { createObserver } from "../../../shared/operations/metric.ts";
import { logFailure } from "./log-failure.ts";
import { toCloseReply } from "./close-reply.ts";
import { createFrameMeter } from "./frame-meter.ts";
import { createSocketNotes, noteStep, type SocketNotes } from "./places/socket-notes.ts";
import { helloText } from "./frame-text.ts";
import { createGate } from "./gate.ts";
import { toHeartbeatMs } from "./heartbeat.ts";
import { inTime } from "./hub-deadline.ts";
import {
  hubName,
  parseRelayName,
  relayRefusals,
  type RelayName,
  type ResumeAnswer,
  type SubjectFrame,
  type TreeReport,
} from "./hub-protocol.ts";
import { readRequest } from "./read-request.ts";
import { retried } from "./retried.ts";
import { createSending, type Sending } from "./sending.ts";
import { createSubscribers, type Subscribers } from "./subscribers.ts";
import { createAnswers, type Answers } from "./tree/answers.ts";
import { toParent } from "./tree/stubs.ts";
import { parentOfRelay } from "./tree/tree.ts";
import { costOf, toSeen } from "./unread.ts";

/** How many subscribers wait for hubs at once: each may hold eight frames of 32 KB until it is answered. */
const resumesAtOnce = 32;

/** Holds sockets, most of the time asleep, and passes on the hubs' frames. */
export class Relay extends DurableObject<PushEnv> {
  readonly #subscribers: Subscribers;
  readonly #sending: Sending;
  readonly #frameMeter = createFrameMeter();
  readonly #passGate = createGate(resumesAtOnce);
  readonly #answers: Answers;
  readonly #who: RelayName;
  /** Clients that are about to get a socket, or an answer. */
  readonly #waiting = new Set<{ readonly client: string | null; readonly isOpening: boolean }>();
  readonly #notes: SocketNotes;
  /** When the alarm rings, as far as this object knows since it woke. */
  #alarmMs: number | null = null;

  constructor(state: DurableObjectState, env: PushEnv) {
    super(state, env);
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong")); // P6
    this.#subscribers = createSubscribers(state.getWebSockets());
    this.#sending = createSending(this.#subscribers);
    const { name } = state.id;
    if (name === undefined) throw new Error("a relay is reached by its name");
    this.#who = parseRelayName(name);
    this.#notes = createSocketNotes(this.#who, env.DIRECTORY, (work) => state.waitUntil(work));
    this.#answers = createAnswers(
      hubOf,
      (hub, joins) => inTime(retried(() => this.#parentOf(hub).resume(name, joins))),
      (subject, position) => this.#learnEpoch(subject, position),
    );
  }

  /** Opens a socket, or says by `relayRefusals` why not. The Worker has checked the request. */
  override async fetch(request: Request): Promise<Response> {
    const { opening, market, client, readsShort } = readRequest(request);
    if (!opening.ok) return new Response(null, { status: 400 });
    // A socket that was closed but whose client does not leave still costs what waits for it, so it counts.
    if (this.#held() >= maxSocketsPerRelay) return new Response(null, { status: relayRefusals.full });
    if (client !== null && this.#heldBy(client) >= maxSocketsPerClient) {
      return new Response(null, { status: relayRefusals.tooManySockets });
    }
    const waiting = { client, isOpening: true };
    this.#waiting.add(waiting);
    try {
      const answers = await this.#resume(opening.joins);
      const { 0: theirs, 1: socket } = new WebSocketPair();
      this.ctx.acceptWebSocket(socket);
      const subjects = opening.joins.map((join) => join.subject);
      this.#subscribers.add(socket, { subjects, market, client, readsShort });
      this.#greet(socket, opening.joins, answers);
      await this.#setHeartbeat();
      void this.#notes.change(this.#subscribers.size(), noteStep);
      return new Response(null, { status: 101, webSocket: theirs });
    } catch (error) {
      logFailure({ action: "open a socket", reason: error });
      return new Response(null, { status: relayRefusals.tryLater });
    } finally {
      this.#waiting.delete(waiting);
    }
  }

  /** Takes a hub's frames; only its parent calls it. Answers when most sockets have read, with false when the relay has no subscribers left. */
  async deliver(frames: readonly SubjectFrame[]): Promise<boolean> {
    for (const { subject, position } of frames) this.#learnEpoch(subject, position);
    this.#answers.passOn(frames);
    this.#notes.countFrames(frames.length);
    for (const { subject, text } of frames) this.#sending.toAll(subject, text);
    await this.#subscribers.eased();
    const isRead = this.#waiting.size > 0 || this.#subscribers.subjects().length > 0;
    if (!isRead) this.#answers.forget();
    return isRead;
  }

  /** For operators. */
  report(): TreeReport {
    const { sockets, subscribers } = this.#count();
    return { relays: 1, silentRelays: 0, sockets, subscribers };
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer) {
    // A client that was closed but does not leave may still send.
    if (socket.readyState !== WebSocket.OPEN) return;
    if (typeof message !== "string") return this.#sending.close(socket, "malformed");
    if (message.length > maxClientFrameLength) return this.#sending.close(socket, "tooBig");
    const frame = parseClientFrame(message);
    if (frame === null) return this.#sending.close(socket, "malformed");
    const subscriber = this.#subscribers.of(socket);
    if (frame.t === "seen") {
      const unread = toSeen(subscriber.unread, frame.m);
      if (unread !== null) return this.#subscribers.setUnread(socket, unread);
    }
    if (!this.#frameMeter.isAllowed(socket, Date.now())) return this.#sending.close(socket, "tooMany");
    if (frame.t === "join") return this.#join(socket, { subject: frame.s, since: frame.since });
    if (frame.t !== "leave") return;
    const left = subscriber.subjects.filter((known) => known !== frame.s);
    if (left.length < subscriber.subjects.length) this.#subscribers.setSubjects(socket, left);
  }

  override webSocketClose(socket: WebSocket, code: number) {
    this.#subscribers.forget(socket);
    socket.close(toCloseReply(code));
    void this.#notes.change(this.#subscribers.size(), maxSocketsPerRelay);
  }

  override webSocketError(socket: WebSocket) {
    this.#subscribers.forget(socket);
    void this.#notes.change(this.#subscribers.size(), maxSocketsPerRelay);
  }

  /** Sends the sockets the position of a subject when it is not what went out to them: they ask for the rest. */
  override async alarm() {
    this.#alarmMs = null;
    if (this.#subscribers.size() === 0) return;
    await this.#setHeartbeat();
    await this.#notes.change(this.#subscribers.size(), 0);
    createObserver(this.env.METRICS, Math.random)({ kind: "sockets", of: this.ctx.id.name ?? "", ...this.#count() });
    const subjects = this.#subscribers.subjects();
    const hubs = [...new Set(subjects.map(hubOf))];
    await Promise.all(
      hubs.map((hub) =>
        this.#compareHeads(
          hub,
          subjects.filter((text) => hubOf(text) === hub),
        ),
      ),
    );
  }

  async #compareHeads(hub: string, subjects: readonly string[]) {
    const heads = await this.#askHeads(hub, subjects);
    subjects.forEach((subject, index) => {
      const position = heads[index];
      const delivered = this.#answers.delivered.get(subject);
      if (position === undefined) return;
      const isDelivered = position.n === delivered?.n && position.epoch === delivered.epoch;
      // Whoever came when the region had fewer sockets learns by it over how long they come back now.
      if (isDelivered && this.#notes.returnMs() === 0) return;
      this.#learnEpoch(subject, position);
      this.#answers.delivered.set(subject, position);
      this.#sending.toAll(subject, this.#hello({ [subject]: position }));
    });
  }

  /** No positions from a hub that does not answer: the next heartbeat asks again. */
  async #askHeads(hub: string, subjects: readonly string[]): Promise<readonly Position[]> {
    try {
      return await inTime(retried(() => this.#parentOf(hub).heads(this.ctx.id.name ?? "", subjects)));
    } catch (error) {
      logFailure({ action: "ask a hub", reason: error });
      return [];
    }
  }

  async #join(socket: WebSocket, join: Join) {
    const { subject } = join;
    const { market, subjects } = this.#subscribers.of(socket);
    const refused = refuseSubject(subject, market);
    if (refused !== null) return this.#sending.close(socket, refused);
    if (!subjects.includes(subject) && subjects.length >= maxSubjectsPerSocket)
      return this.#sending.close(socket, "tooMany");
    const waiting = { client: null, isOpening: false };
    this.#waiting.add(waiting);
    try {
      const [answer] = await this.#resume([join]);
      if (socket.readyState !== WebSocket.OPEN || answer === undefined) return;
      const now = this.#subscribers.of(socket).subjects;
      if (!now.includes(subject)) this.#subscribers.setSubjects(socket, [...now, subject]);
      this.#answer(socket, [join], [answer]);
      // Answered in any case, so that the subscriber knows that it may ask again (P4).
      if (answer.text === null) this.#sending.send(socket, this.#hello({ [subject]: answer.position }));
    } catch (error) {
      logFailure({ action: "ask a hub", reason: error });
      this.#sending.close(socket, "tryLater");
    } finally {
      this.#waiting.delete(waiting);
    }
  }

  #greet(socket: WebSocket, joins: readonly Join[], answers: readonly ResumeAnswer[]) {
    const positions = joins.map(({ subject }, index) => [subject, answers[index]?.position ?? { n: 0, epoch: "" }]);
    this.#sending.send(socket, this.#hello(Object.fromEntries(positions)));
    this.#answer(socket, joins, answers);
  }

  /**
   * Sends each join's answer. A subscriber that is still behind afterwards is sent the positions of its subjects (P13).
   */
  #answer(socket: WebSocket, joins: readonly Join[], answers: readonly ResumeAnswer[]) {
    const behind: Record<string, Position> = {};
    let bytes = 0;
    joins.forEach(({ subject }, index) => {
      const { position, text, isPart } = answers[index] ?? {};
      if (position === undefined || text == null) return;
      const cost = costOf(text);
      const fits = bytes + cost <= maxOpeningBytes;
      if (fits) {
        bytes += cost;
        this.#sending.send(socket, text, cost);
      }
      if (!fits || isPart === true) behind[subject] = position;
    });
    if (Object.keys(behind).length > 0) this.#sending.send(socket, this.#hello(behind));
  }

  /** Returns the frames that a subscriber needs, one answer for each join. */
  #resume(joins: readonly Join[]): Promise<readonly ResumeAnswer[]> {
    return this.#passGate(() => this.#answers.resume(joins));
  }

  /**
   * Informs a subject's subscribers of a new epoch, also where the hub's own message was lost: they would
   * take the new numbers for old ones (P9). The epoch that they were sent last outlives this object.
   */
  #learnEpoch(subject: string, position: Position) {
    if (this.#answers.delivered.get(subject)?.epoch === position.epoch) return;
    const key = `epoch:${subject}`;
    const reported = this.ctx.storage.kv.get<string>(key);
    if (reported === position.epoch) return;
    this.ctx.storage.kv.put(key, position.epoch);
    if (reported !== undefined) this.#sending.toAll(subject, this.#hello({ [subject]: position }));
  }

  #parentOf(hub: string) {
    return toParent(this.env, parentOfRelay(hub, this.#who));
  }

  /** Sockets, including those that are about to open. */
  #held(): number {
    return this.#subscribers.size() + this.#opening().length;
  }

  #heldBy(client: string): number {
    return this.#subscribers.sizeOf(client) + this.#opening().filter((known) => known.client === client).length;
  }

  #opening() {
    return [...this.#waiting].filter(({ isOpening }) => isOpening);
  }

  #count() {
    return { sockets: this.#subscribers.size(), subscribers: this.#subscribers.count() };
  }

  #hello(have: Readonly<Record<string, Position>>): string {
    return helloText(have, Date.now(), this.#notes.returnMs());
  }

  async #setHeartbeat() {
    this.#alarmMs ??= await this.ctx.storage.getAlarm();
    const nextMs = toHeartbeatMs(Date.now(), this.#alarmMs);
    if (nextMs === null) return;
    this.#alarmMs = nextMs;
    await this.ctx.storage.setAlarm(nextMs);
  }
}

function hubOf(text: string): string {
  const subject = parseSubject(text);
  return hubName(subject === null ? 0 : hubSportId(subject));
}
