import type { SubjectFrame } from "./hub-protocol.ts";
import { DurableObject } from "cloudflare:workers";
import { parseClientFrame } from "../../../shared/push/client-frame.ts";
import { closeCodes, type CloseCode } from "../../../shared/push/close-codes.ts";
import type { Position } from "../../../shared/push/frames.ts";
import {
  maxClientFrameLength,
  maxOpeningBytes,
  maxSocketsPerClient,
  maxSocketsPerRelay,
  maxSubjectsPerSocket,
} from "../../../shared/push/limits.ts";
import { refuseSubject, type Join } from "../../../shared/push/opening.ts";
import { hubSportId, parseSubject } from "../../../shared/push/subjects.ts";
import { createObserver } from "../../../shared/metrics/metric.ts";
import { logFailure } from "./log-failure.ts";
import { toCloseReply } from "./close-reply.ts";
import { createFrameMeter } from "./frame-meter.ts";
import { helloText, markText } from "./frame-text.ts";
import { createGate } from "./gate.ts";
import { toHeartbeatMs } from "./heartbeat.ts";
import { inTime } from "./hub-deadline.ts";
import { hubName, relayRefusals, type RelayReport, type ResumeAnswer } from "./hub-protocol.ts";
import { closeReasons } from "./close-reasons.ts";
import { readRequest } from "./read-request.ts";
import { createSubscribers, type Subscribers } from "./subscribers.ts";
import { costOf, isMarkDue, toSeen, toSent, withMark } from "./unread.ts";

/** How many subscribers wait for hubs at once: each may hold eight frames of 32 KB until it is answered. */
const resumesAtOnce = 32;

/** Holds sockets, most of the time asleep, and passes on the hubs' frames. */
export class Relay extends DurableObject<PushEnv> {
  readonly #subscribers: Subscribers;
  readonly #frameMeter = createFrameMeter();
  readonly #passGate = createGate(resumesAtOnce);
  /** The position of each subject by what went out to the sockets since this object woke. */
  readonly #delivered = new Map<string, Position>();
  /** Clients that are about to get a socket, or an answer. */
  readonly #waiting = new Set<{ readonly client: string | null; readonly isOpening: boolean }>();
  readonly #asked = new Map<string, Promise<ResumeAnswer>>();

  constructor(state: DurableObjectState, env: PushEnv) {
    super(state, env);
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong")); // P6
    this.#subscribers = createSubscribers(state.getWebSockets());
  }

  /** Opens a socket, or says by `relayRefusals` why not. The Worker has checked the request. */
  override async fetch(request: Request): Promise<Response> {
    const { opening, market, client } = readRequest(request);
    if (!opening.ok) return new Response(null, { status: 400 });
    // A socket that was closed but whose client does not leave still costs what waits for it, so it counts.
    const clients = this.#clients();
    if (clients.length >= maxSocketsPerRelay) return new Response(null, { status: relayRefusals.full });
    if (client !== null && clients.filter((known) => known === client).length >= maxSocketsPerClient) {
      return new Response(null, { status: relayRefusals.tooManySockets });
    }
    const waiting = { client, isOpening: true };
    this.#waiting.add(waiting);
    try {
      const answers = await this.#resume(opening.joins);
      const { 0: theirs, 1: socket } = new WebSocketPair();
      this.ctx.acceptWebSocket(socket);
      this.#subscribers.add(socket, { subjects: opening.joins.map((join) => join.subject), market, client });
      this.#greet(socket, opening.joins, answers);
      await this.#setHeartbeat();
      return new Response(null, { status: 101, webSocket: theirs });
    } catch (error) {
      logFailure({ action: "open a socket", reason: error });
      return new Response(null, { status: relayRefusals.tryLater });
    } finally {
      this.#waiting.delete(waiting);
    }
  }

  /** Takes a hub's frames; called by hubs only. False when the relay has no subscribers any more. */
  deliver(frames: readonly SubjectFrame[]): boolean {
    for (const { subject, position, text } of frames) {
      this.#learnEpoch(subject, position);
      this.#delivered.set(subject, position);
      this.#sendToAll(subject, text);
    }
    const isRead = this.#waiting.size > 0 || this.#subscribers.subjects().length > 0;
    // The hub forgets a relay without subscribers: the next subscriber makes it ask the hub, which then counts this
    // relay again.
    if (!isRead) this.#delivered.clear();
    return isRead;
  }

  /** For operators. */
  report(): RelayReport {
    return { sockets: this.ctx.getWebSockets().length, subscribers: this.#subscribers.count() };
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer) {
    // A client that was closed but does not leave may still send.
    if (socket.readyState !== WebSocket.OPEN) return;
    if (typeof message !== "string") return this.#close(socket, "malformed");
    if (message.length > maxClientFrameLength) return this.#close(socket, "tooBig");
    const frame = parseClientFrame(message);
    if (frame === null) return this.#close(socket, "malformed");
    const subscriber = this.#subscribers.of(socket);
    if (frame.t === "seen") {
      const unread = toSeen(subscriber.unread, frame.m);
      if (unread !== null) return this.#subscribers.setUnread(socket, unread);
    }
    if (!this.#frameMeter.isAllowed(socket, Date.now())) return this.#close(socket, "tooMany");
    if (frame.t === "join") return this.#join(socket, { subject: frame.s, since: frame.since });
    if (frame.t === "leave" && subscriber.subjects.includes(frame.s)) {
      const left = subscriber.subjects.filter((known) => known !== frame.s);
      this.#subscribers.setSubjects(socket, left);
    }
  }

  override webSocketClose(socket: WebSocket, code: number) {
    this.#subscribers.remove(socket);
    socket.close(toCloseReply(code));
  }

  override webSocketError(socket: WebSocket) {
    this.#subscribers.remove(socket);
  }

  /** Sends the sockets the position of a subject when it is not what went out to them: they ask for the rest. */
  override async alarm() {
    if (this.ctx.getWebSockets().length === 0) return;
    await this.#setHeartbeat();
    createObserver(this.env.METRICS, Math.random)({ kind: "sockets", of: this.#name(), ...this.report() });
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
      const delivered = this.#delivered.get(subject);
      if (position === undefined || (position.n === delivered?.n && position.epoch === delivered.epoch)) return;
      this.#learnEpoch(subject, position);
      this.#delivered.set(subject, position);
      this.#sendToAll(subject, helloText({ [subject]: position }, Date.now()));
    });
  }

  /** No positions from a hub that does not answer: the next heartbeat asks again. */
  async #askHeads(hub: string, subjects: readonly string[]): Promise<readonly Position[]> {
    try {
      return await inTime(this.env.SPORT_HUB.getByName(hub).heads(this.#name(), subjects));
    } catch (error) {
      logFailure({ action: "ask a hub", reason: error });
      return [];
    }
  }

  async #join(socket: WebSocket, join: Join) {
    const { subject } = join;
    const { market, subjects } = this.#subscribers.of(socket);
    const refused = refuseSubject(subject, market);
    if (refused !== null) return this.#close(socket, refused);
    if (!subjects.includes(subject) && subjects.length >= maxSubjectsPerSocket) return this.#close(socket, "tooMany");
    const waiting = { client: null, isOpening: false };
    this.#waiting.add(waiting);
    try {
      const [answer] = await this.#resume([join]);
      if (socket.readyState !== WebSocket.OPEN || answer === undefined) return;
      const now = this.#subscribers.of(socket).subjects;
      if (!now.includes(subject)) this.#subscribers.setSubjects(socket, [...now, subject]);
      this.#answer(socket, [join], [answer]);
      // Answered in any case, so that the subscriber knows that it may ask again (P4).
      if (answer.text === null) this.#send(socket, helloText({ [subject]: answer.position }, Date.now()));
    } catch (error) {
      logFailure({ action: "ask a hub", reason: error });
      this.#close(socket, "tryLater");
    } finally {
      this.#waiting.delete(waiting);
    }
  }

  #greet(socket: WebSocket, joins: readonly Join[], answers: readonly ResumeAnswer[]) {
    const positions = joins.map(({ subject }, index) => [subject, answers[index]?.position ?? { n: 0, epoch: "" }]);
    this.#send(socket, helloText(Object.fromEntries(positions), Date.now()));
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
        this.#send(socket, text, cost);
      }
      if (!fits || isPart === true) behind[subject] = position;
    });
    if (Object.keys(behind).length > 0) this.#send(socket, helloText(behind, Date.now()));
  }

  /**
   * What a subscriber needs, one answer for each join. A later frame may overtake a hub's answer, and go out before the
   * subscriber is counted: then the hub is asked again.
   */
  #resume(joins: readonly Join[]): Promise<readonly ResumeAnswer[]> {
    return this.#passGate(async () => {
      for (;;) {
        const answers = await Promise.all(joins.map((join) => this.#ask(join)));
        const isOvertaken = ({ subject }: Join, index: number) =>
          (answers[index]?.position.n ?? 0) < (this.#delivered.get(subject)?.n ?? 0);
        const overtaken = joins.filter(isOvertaken);
        if (overtaken.length === 0) {
          joins.forEach(({ subject }, index) => this.#learnEpoch(subject, answers[index]?.position));
          return answers;
        }
        // Forgotten, so that a hub that lost its numbers is accepted the second time.
        for (const { subject } of overtaken) this.#delivered.delete(subject);
      }
    });
  }

  /**
   * Informs a subject's subscribers of a new epoch, also where the hub's own message was lost: they would
   * take the new numbers for old ones (P9). The epoch that they were sent last outlives this object.
   */
  #learnEpoch(subject: string, position: Position | undefined) {
    if (position === undefined || this.#delivered.get(subject)?.epoch === position.epoch) return;
    const key = `epoch:${subject}`;
    const reported = this.ctx.storage.kv.get<string>(key);
    if (reported === position.epoch) return;
    this.ctx.storage.kv.put(key, position.epoch);
    if (reported !== undefined) this.#sendToAll(subject, helloText({ [subject]: position }, Date.now()));
  }

  /** After a deploy all subscribers ask the same: those that ask while an answer is under way share it. */
  #ask(join: Join): Promise<ResumeAnswer> {
    const delivered = this.#delivered.get(join.subject);
    if (delivered?.n === join.since) return Promise.resolve({ position: delivered, text: null, isPart: false });
    const key = `${join.subject}:${join.since}`;
    const asked = this.#asked.get(key);
    if (asked !== undefined) return asked;
    const answer = this.#askHub(join).finally(() => this.#asked.delete(key));
    this.#asked.set(key, answer);
    return answer;
  }

  async #askHub(join: Join): Promise<ResumeAnswer> {
    const [answer] = await inTime(this.env.SPORT_HUB.getByName(hubOf(join.subject)).resume(this.#name(), [join]));
    if (answer === undefined) throw new Error("a hub answers every join");
    return answer;
  }

  /** The client of each socket, including sockets that are about to open. */
  #clients(): readonly (string | null)[] {
    const opening = [...this.#waiting].filter(({ isOpening }) => isOpening).map(({ client }) => client);
    return [...this.ctx.getWebSockets().map((socket) => this.#subscribers.of(socket).client), ...opening];
  }

  async #setHeartbeat() {
    const nextMs = toHeartbeatMs(Date.now(), await this.ctx.storage.getAlarm());
    if (nextMs !== null) await this.ctx.storage.setAlarm(nextMs);
  }

  #name(): string {
    const { name } = this.ctx.id;
    if (name === undefined) throw new Error("a relay is reached by its name");
    return name;
  }

  #sendToAll(subject: string, text: string) {
    const cost = costOf(text);
    for (const socket of this.#subscribers.socketsOf(subject)) this.#send(socket, text, cost);
  }

  /** Sends, asks for a sign of reading when it is time, and closes a subscriber for which too much waits (P11). */
  #send(socket: WebSocket, text: string, cost = costOf(text)) {
    if (socket.readyState !== WebSocket.OPEN) return;
    const sent = toSent(this.#subscribers.of(socket).unread, cost);
    if (sent === null) return this.#close(socket, "behind");
    socket.send(text);
    if (!isMarkDue(sent)) return this.#subscribers.setUnread(socket, sent);
    const token = crypto.randomUUID().slice(0, 8);
    const mark = markText(token);
    const asked = toSent(sent, costOf(mark));
    if (asked === null) return this.#close(socket, "behind");
    socket.send(mark);
    this.#subscribers.setUnread(socket, withMark(asked, token));
  }

  #close(socket: WebSocket, close: CloseCode) {
    this.#subscribers.remove(socket);
    socket.close(closeCodes[close].code, closeReasons[close]);
  }
}

function hubOf(text: string): string {
  const subject = parseSubject(text);
  return hubName(subject === null ? 0 : hubSportId(subject));
}
